import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

export const identityProviderTexts: AdminTexts['identityProvider'] = {
  notFound: 'Esta organización no existe',
  notFoundText: 'No existe o su rol no permite verla.',
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
    `Los miembros de ${organization} inician sesión aquí. Con un proveedor podrán hacerlo con la cuenta de su organización. Una vez guardado, esta página muestra las direcciones que deben registrarse allí.`,
  setUp: 'Configurar',
  connection: {
    heading: 'Conexión',
    hint: 'El administrador del proveedor conoce estos datos.',
    name: 'Nombre',
    nameHint: (name) => `Se muestra en el botón: Iniciar sesión con ${name || '…'}.`,
    issuer: 'Emisor',
    issuerHint: 'La URL del proveedor, por ejemplo https://id.example.org.',
    clientId: 'Identificador de cliente',
    secret: 'Secreto de cliente',
    secretSet: 'Definido, nunca se muestra',
    noSecret: 'Sin definir',
    secretHint:
      'Déjelo vacío para conservar el que está definido. Para otro emisor hay que introducirlo de nuevo.',
    redirect: 'URL de redirección, para la lista del proveedor',
    copyRedirect: 'Copiar la URL de redirección',
    sharedCallback:
      'El regreso se hace todavía por una dirección que comparten otros proveedores. Registre la URL de redirección en el proveedor y pruebe el inicio de sesión: si funciona, se usará esa dirección.',
    logout: 'URL de cierre de sesión por canal secundario (back-channel)',
    copyLogout: 'Copiar la URL de cierre de sesión por canal secundario',
    edit: 'Editar',
    remove: 'Eliminar el proveedor',
    imported: 'Importación',
    importedText: 'El proveedor procede de la importación y se cambia en su archivo.',
  },
  save: {
    title: (organization) => `Proveedor de identidad de ${organization}`,
    text: 'Si cambia el emisor o el identificador de cliente, se descartan la prueba y los inicios de sesión vinculados al proveedor, y este deja de exigirse.',
    newText:
      'Una vez guardado, se ofrece junto a los demás métodos de inicio de sesión. Nadie tiene que usarlo antes de que usted lo exija.',
    button: 'Guardar',
    done: (name) => `${name}: proveedor guardado`,
  },
  remove: {
    title: (name) => `¿Eliminar ${name}?`,
    text: (n) =>
      `${counted(n, 'persona ha iniciado sesión', 'personas han iniciado sesión')} con él. A partir de ahora la sesión se inicia aquí: con lo que ya esté configurado o con un enlace para elegir una contraseña.`,
    button: 'Eliminar el proveedor',
    done: (name) => `${name}: proveedor eliminado`,
  },
  test: {
    heading: 'Prueba',
    hint: 'Un inicio de sesión completo, paso a paso.',
    none: 'Nadie ha probado estos valores.',
    waits: (when) => `Iniciada: ${when}. Quien la inició no ha vuelto del proveedor.`,
    worked: (when, email) => `Correcta: ${when}${email === null ? '' : `, con ${email}`}`,
    failed: (when) => `Fallida: ${when}`,
    steps: {
      issuer: 'Emisor',
      keys: 'Claves',
      token: 'Token',
      address: 'Correo electrónico',
      second_factor: 'Segundo factor',
    },
    outcomes: {
      ok: 'Correcto',
      warning: 'Funciona, con una advertencia',
      failed: 'Incorrecto',
      not_reached: 'Sin llegar a este paso',
    },
    action: 'Probar el inicio de sesión',
    title: (name) => `¿Probar el inicio de sesión con ${name}?`,
    text: 'Irá al proveedor, iniciará sesión allí y volverá a esta página. La prueba no inicia ninguna sesión aquí.',
    button: 'Ir al proveedor',
    done: 'La prueba está en curso',
    notBegun: 'No se pudo contactar con el proveedor',
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
    heading: 'Uso obligatorio',
    on: (organization, name) =>
      `Los miembros de ${organization} con una dirección de un dominio verificado deben usar ${name}.`,
    off: (name) => `Cada persona elige entre ${name} y su método aquí.`,
    effects: 'Si se exige el proveedor',
    others: 'A quienes hayan iniciado sesión de otra forma se les cierra.',
    inDomains: (n, all, name) =>
      `De ${counted(all, 'persona', 'personas')}, ${counted(n, 'tiene una dirección de un dominio verificado y debe', 'tienen una dirección de un dominio verificado y deben')} usar ${name}. Sus contraseñas, códigos y claves de acceso se rechazan aquí.`,
    elsewhere: (n) =>
      `${counted(n, 'persona con otra dirección conserva', 'personas con otras direcciones conservan')} su método aquí.`,
    foreign: (n) =>
      `${counted(n, 'persona de otra organización tiene', 'personas de otras organizaciones tienen')} una dirección de estos dominios. Su método aquí no cambia.`,
    down: (n, name) =>
      `Si ${name} no está disponible, ${counted(n, 'persona no puede', 'personas no pueden')} entrar hasta que vuelva o hasta que usted deje de exigirlo. «vestibule user sign-in-link» permite entrar a una de ellas.`,
    obstacles: {
      not_tested: 'Podrá exigirse cuando la prueba de los valores guardados sea correcta.',
      no_domain: 'Podrá exigirse cuando la organización tenga un dominio verificado.',
    },
    action: (name) => `Exigir ${name}`,
    title: (organization, name) => `¿Exigir ${name} a todos los miembros de ${organization}?`,
    text: (inDomains, elsewhere, tested, name) =>
      [
        `${counted(inDomains, 'persona usará', 'personas usarán')} ${name} desde su próximo inicio de sesión; sus contraseñas, códigos y claves de acceso se rechazan aquí.`,
        elsewhere > 0 &&
          `${counted(elsewhere, 'persona con otra dirección conserva', 'personas con otras direcciones conservan')} su método.`,
        tested !== null && `Última prueba: correcta, ${tested}.`,
      ]
        .filter(Boolean)
        .join(' '),
    done: (name) => `Ahora se exige ${name}`,
    stop: 'Dejar de exigir',
    stopTitle: (name) => `¿Dejar de exigir ${name}?`,
    stopText: (n) =>
      `${counted(n, 'persona puede', 'personas pueden')} volver a iniciar sesión aquí: con lo que ya esté configurado o con un enlace para elegir una contraseña.`,
    stopButton: 'Dejar de exigir',
    stopped: (name) => `${name} se ofrece y ya no se exige`,
  },
}
