import type { FurtherTexts, ReasonTexts } from '../refusal-texts.ts'

export const reasons: ReasonTexts = {
  account_changed: 'La cuenta ha cambiado: esto ya no es posible.',
  acting_for_customer: 'Deje primero de actuar en nombre de un cliente.',
  acting_for_nobody: 'No está actuando en nombre de ningún cliente.',
  code_taken: 'Este código ya está en uso.',
  decided: 'Esta solicitud ya está resuelta.',
  device_code_only: 'Inicie sesión aquí con un código de dispositivo.',
  dns_silent: 'El DNS no ha respondido. Inténtelo de nuevo más tarde.',
  dns_unproven: 'El DNS aún no muestra el registro TXT de {name}.',
  domain_invalid: 'Introduzca un dominio, por ejemplo example.org',
  domain_of_other: 'Las direcciones de este dominio pertenecen a {organization}.',
  domain_taken: 'Este dominio ya pertenece a una organización.',
  has_it: 'Este acceso ya existe.',
  holds_more: 'Esta persona tiene más permisos que usted.',
  last_administrator: 'Es la última persona con el rol platform-admin. Asígneselo primero a otra.',
  no_password: 'Usted inicia sesión sin contraseña.',
  no_verified_domain: 'La organización no tiene ningún dominio de correo verificado.',
  own_account: 'Aquí no es posible hacerlo con la propia cuenta.',
  owned_by_import: 'Procede de una importación. Cámbielo en su archivo.',
  passkey_exists: 'Esta clave de acceso ya está en su cuenta.',
  passkeys_off: 'Aquí no se ofrecen claves de acceso.',
  question_off: 'Aquí no se ofrece la pregunta de seguridad.',
  set_up_second_factor: 'Configure primero un segundo factor.',
  sign_in_again: 'Vuelva a iniciar sesión para cambiarlo.',
  sign_in_untested:
    'Pruebe primero el inicio de sesión: ninguna prueba con los valores guardados ha funcionado.',
  terms_replaced: 'Otras condiciones de uso ya sustituyen a estas.',
  ticket_closed: 'El ticket ya está cerrado.',
  too_many_passkeys: 'Tiene {count} claves de acceso. Elimine primero una.',
}

export const further: FurtherTexts = {
  codes: {
    account_disabled: 'Esta cuenta está deshabilitada. Diríjase a su administrador.',
    eula_required: 'Acepte primero las condiciones de uso.',
    not_authenticated: 'No ha iniciado sesión.',
    sso_required: 'Inicie sesión a través de su organización.',
    step_required: 'Complete primero el paso anterior.',
    user_changed: 'Otra persona ha iniciado sesión en este navegador. Vuelva a cargar la página.',
  },
  unrenderable: 'No se puede mostrar este texto',
  throttled: 'Demasiados intentos. Inténtelo de nuevo en {time}.',
}
