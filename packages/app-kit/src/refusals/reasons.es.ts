import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './reasons.en.ts'

export const messages: Catalogue<typeof english> = {
  'reasons.account_changed': 'La cuenta ha cambiado: esto ya no es posible.',
  'reasons.acting_for_customer': 'Deje primero de actuar en nombre de un cliente.',
  'reasons.acting_for_nobody': 'No está actuando en nombre de ningún cliente.',
  'reasons.code_taken': 'Este código ya está en uso.',
  'reasons.decided': 'Esta solicitud ya está resuelta.',
  'reasons.device_code_only': 'Inicie sesión aquí con un código de dispositivo.',
  'reasons.dns_silent': 'El DNS no ha respondido. Inténtelo de nuevo más tarde.',
  'reasons.dns_unproven': 'El DNS aún no muestra el registro TXT de {name}.',
  'reasons.domain_invalid': 'Introduzca un dominio, por ejemplo example.org',
  'reasons.domain_of_other': 'Las direcciones de este dominio pertenecen a {organization}.',
  'reasons.domain_taken': 'Este dominio ya pertenece a una organización.',
  'reasons.has_it': 'Este acceso ya existe.',
  'reasons.holds_more': 'Esta persona tiene más permisos que usted.',
  'reasons.last_administrator':
    'Es la última persona con el rol platform-admin. Asígneselo primero a otra.',
  'reasons.no_password': 'Usted inicia sesión sin contraseña.',
  'reasons.no_verified_domain': 'La organización no tiene ningún dominio de correo verificado.',
  'reasons.own_account': 'Aquí no es posible hacerlo con la propia cuenta.',
  'reasons.owned_by_import': 'Procede de una importación. Cámbielo en su archivo.',
  'reasons.passkey_exists': 'Esta clave de acceso ya está en su cuenta.',
  'reasons.passkeys_off': 'Aquí no se ofrecen claves de acceso.',
  'reasons.question_off': 'Aquí no se ofrece la pregunta de seguridad.',
  'reasons.set_up_second_factor': 'Configure primero un segundo factor.',
  'reasons.sign_in_again': 'Vuelva a iniciar sesión para cambiarlo.',
  'reasons.sign_in_untested':
    'Pruebe primero el inicio de sesión: ninguna prueba con los valores guardados ha funcionado.',
  'reasons.terms_replaced': 'Otras condiciones de uso ya sustituyen a estas.',
  'reasons.ticket_closed': 'El ticket ya está cerrado.',
  'reasons.too_many_passkeys': 'Tiene {count} claves de acceso. Elimine primero una.',
  'codes.account_disabled': 'Esta cuenta está deshabilitada. Diríjase a su administrador.',
  'codes.eula_required': 'Acepte primero las condiciones de uso.',
  'codes.not_authenticated': 'No ha iniciado sesión.',
  'codes.sso_required': 'Inicie sesión a través de su organización.',
  'codes.step_required': 'Complete primero el paso anterior.',
  'codes.user_changed':
    'Otra persona ha iniciado sesión en este navegador. Vuelva a cargar la página.',
  'fields.unrenderable': 'No se puede mostrar este texto',
  throttled: 'Demasiados intentos. Inténtelo de nuevo dentro de {time}.',
}
