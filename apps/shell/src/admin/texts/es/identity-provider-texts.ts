import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

export const identityProviderTexts: AdminTexts['identityProvider'] = {
  notFound: 'Esta organización no existe',
  notFoundText: 'No existe, o su rol no llega a ella.',
  back: 'Organizaciones',
  heading: 'Proveedor de identidad',
  lead: (organization, isEnforced) =>
    [
      `Proveedor de identidad de ${organization}`,
      'OpenID Connect',
      isEnforced === null ? null : isEnforced ? 'exigido' : 'ofrecido, no exigido',
    ]
      .filter(Boolean)
      .join(' · '),
  none: 'Sin proveedor de identidad',
  noneText: (organization) =>
    `Los miembros de ${organization} inician sesión aquí. Con un proveedor pueden hacerlo como en su organización.`,
  setUp: 'Configurar',
  connection: {
    heading: 'Conexión',
    hint: 'El administrador del proveedor conoce estos datos.',
    name: 'Nombre',
    nameHint: (name) => `Se muestra en el botón: Iniciar sesión con ${name || '…'}.`,
    issuer: 'Emisor',
    issuerHint: 'La dirección del proveedor, por ejemplo https://id.example.org.',
    clientId: 'Identificador de cliente',
    secret: 'Secreto de cliente',
    secretSet: 'Definido, nunca se muestra',
    noSecret: 'Sin definir',
    secretHint: 'Déjelo vacío para conservar el que está definido.',
    redirect: 'Dirección de redirección, para la lista del proveedor',
    copyRedirect: 'Copiar la dirección de redirección',
    logout: 'Dirección de cierre de sesión por canal secundario (back-channel)',
    copyLogout: 'Copiar la dirección de cierre de sesión por canal secundario',
    edit: 'Editar',
    remove: 'Eliminar el proveedor',
    imported: 'Importación',
    importedText: 'El proveedor es de la importación: se cambia en su archivo.',
  },
  save: {
    title: (organization) => `Proveedor de identidad de ${organization}`,
    text: 'Con otro emisor u otro identificador de cliente se olvidan la prueba y los inicios de sesión hechos con el proveedor, y este deja de exigirse.',
    newText:
      'Una vez guardado, se ofrece junto a los demás métodos de inicio de sesión. Nadie tiene que usarlo antes de que usted lo exija.',
    button: 'Guardar',
    done: (name) => `${name} está guardado`,
  },
  remove: {
    title: (name) => `¿Eliminar ${name}?`,
    text: (n) =>
      `${counted(n, 'persona ha iniciado sesión', 'personas han iniciado sesión')} con él. A partir de ahora la sesión se inicia aquí: con lo que ya esté configurado o con un enlace para elegir una contraseña.`,
    button: 'Eliminar el proveedor',
    done: (name) => `${name} está eliminado`,
  },
  test: {
    heading: 'Prueba',
    hint: 'Un inicio de sesión completo, paso a paso.',
    none: 'Nadie ha probado estos valores.',
    waits: (when) => `Empezada: ${when}. Quien la empezó no ha vuelto del proveedor.`,
    worked: (when, email) => `Correcta: ${when}${email === null ? '' : `, con ${email}`}`,
    failed: (when) => `Fallida: ${when}`,
    steps: {
      issuer: 'Emisor',
      keys: 'Claves',
      token: 'Token',
      address: 'Dirección',
      second_factor: 'Segundo factor',
    },
    outcomes: {
      ok: 'Correcto',
      warning: 'Funciona, con una advertencia',
      failed: 'Incorrecto',
      not_reached: 'No alcanzado',
    },
    action: 'Probar el inicio de sesión',
    title: (name) => `¿Probar el inicio de sesión con ${name}?`,
    text: 'Va al proveedor, inicia sesión allí y vuelve a esta página. Con ello no se inicia ninguna sesión aquí.',
    button: 'Ir al proveedor',
    done: 'La prueba está en curso',
    notBegun: 'No se ha podido contactar con el proveedor',
  },
  newPeople: {
    heading: 'Personas nuevas',
    on: 'Se crea una cuenta en el primer inicio de sesión.',
    onText: (organization) =>
      `Para direcciones de un dominio verificado. Tienen acceso a lo mismo que todos los miembros de ${organization}.`,
    off: 'No se crea ninguna cuenta en el primer inicio de sesión.',
    offText: 'A quien no tiene cuenta se le indica que pida una invitación.',
    label: 'Personas sin cuenta',
    make: 'Crear una en su primer inicio de sesión',
    refuse: 'Rechazar',
  },
  enforce: {
    heading: 'Obligación',
    on: (organization, name) =>
      `Los miembros de ${organization} con una dirección de un dominio verificado deben usar ${name}.`,
    off: (name) => `Cada persona elige entre ${name} y su método aquí.`,
    effects: 'Si se exige el proveedor',
    nobodyOut: 'No se cierra la sesión de nadie; cuenta a partir del próximo inicio de sesión.',
    inDomains: (n, all, name) =>
      `De ${counted(all, 'persona', 'personas')}, ${counted(n, 'tiene una dirección de un dominio verificado y debe', 'tienen una dirección de un dominio verificado y deben')} pasar por ${name}. Sus contraseñas, códigos y claves de acceso se rechazan aquí.`,
    elsewhere: (n) =>
      `${counted(n, 'persona con otra dirección conserva', 'personas con otras direcciones conservan')} su método aquí.`,
    foreign: (n) =>
      `${counted(n, 'persona de otra organización tiene', 'personas de otras organizaciones tienen')} una dirección de estos dominios. Su método aquí no cambia.`,
    down: (n, name) =>
      `Si ${name} no está disponible, ${counted(n, 'persona no puede', 'personas no pueden')} entrar hasta que vuelva o hasta que usted deje de exigirlo. «vestibule user sign-in-link» deja entrar a una de ellas.`,
    obstacles: {
      not_tested: 'Podrá exigirse cuando una prueba de los valores guardados haya sido correcta.',
      no_domain: 'Podrá exigirse cuando un dominio de la organización esté verificado.',
    },
    action: (name) => `Exigir ${name}`,
    title: (organization, name) => `¿Exigir ${name} a todos los miembros de ${organization}?`,
    text: (inDomains, elsewhere, tested, name) =>
      [
        `${counted(inDomains, 'persona pasa', 'personas pasan')} por ${name} en el próximo inicio de sesión; sus contraseñas, códigos y claves de acceso se rechazan aquí.`,
        elsewhere > 0 &&
          `${counted(elsewhere, 'persona con otra dirección conserva', 'personas con otras direcciones conservan')} su método.`,
        tested !== null && `Última prueba: correcta, ${tested}.`,
      ]
        .filter(Boolean)
        .join(' '),
    done: (name) => `${name} se exige`,
    stop: 'Dejar de exigir',
    stopTitle: (name) => `¿Dejar de exigir ${name}?`,
    stopText: (n) =>
      `${counted(n, 'persona puede', 'personas pueden')} volver a iniciar sesión aquí: con lo que ya esté configurado o con un enlace para elegir una contraseña.`,
    stopButton: 'Dejar de exigir',
    stopped: (name) => `${name} se ofrece y ya no se exige`,
  },
}
