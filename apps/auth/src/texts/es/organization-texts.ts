import type { FlowTexts } from '../texts.ts'

export const organization: FlowTexts['organization'] = {
  signIn: 'Iniciar sesión con {organization}',
  errors: {
    sso_unavailable:
      'El inicio de sesión de su organización no responde. Inténtelo de nuevo en unos minutos. Si continúa, avise a su organización.',
    sso_refused:
      'Su organización no le ha permitido iniciar sesión. Introduzca su correo electrónico para intentarlo de nuevo, o pregunte a su organización si puede usar esta plataforma.',
    sso_expired:
      'El inicio de sesión en su organización ha tardado demasiado o se ha interrumpido. Introduzca su correo electrónico para empezar de nuevo.',
    sso_invalid:
      'La respuesta de su organización no era fiable, así que no se ha iniciado ninguna sesión. Introduzca su correo electrónico para intentarlo de nuevo. Si continúa, avise a su organización.',
    sso_unverified:
      'Su organización no confirma su correo electrónico. Pídale que lo verifique en su directorio.',
    sso_domain:
      'El correo electrónico que su organización tiene de usted no pertenece a ninguno de sus dominios aquí. Vuelva a iniciar sesión para elegir otra cuenta, o pídale que lo corrija.',
    sso_no_account:
      'Aquí no tiene ninguna cuenta que su organización pueda abrir. Vuelva a iniciar sesión para elegir otra cuenta, o pida una invitación al administrador de su organización.',
    sso_other_person:
      'La cuenta con su correo electrónico pertenece a otra persona de su organización. Vuelva a iniciar sesión para elegir otra cuenta, o pida al administrador de su organización que lo revise.',
    account_disabled:
      'Esta cuenta está deshabilitada. Vuelva a iniciar sesión para elegir otra cuenta, o consulte a su administrador.',
  },
}
