import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'

export const organizationChangeTexts: AdminTexts['changes']['organizations'] = {
  create: {
    title: 'Nueva organización',
    text: 'Todavía no tiene acceso a nada y nadie pertenece a ella. A continuación se abre su página: allí se añaden dominios, personas y autorizaciones.',
    name: 'Nombre',
    tier: 'Nivel',
    method: 'Cómo inician sesión las personas nuevas',
    methodHint: 'Se puede elegir más tarde.',
    button: 'Añadir la organización',
    done: (name) => `${name}: organización añadida`,
  },
  edit: {
    action: 'Editar',
    title: (name) => `Editar ${name}`,
    text: (n) =>
      `${counted(n, 'persona ve', 'personas ven')} el nuevo nombre y el nuevo nivel a partir de la página siguiente.`,
    button: 'Guardar',
    done: (name) => `${name}: cambios guardados`,
  },
  method: {
    action: 'Usar para personas nuevas',
    label: (method) => `Usar para personas nuevas: ${method}`,
    title: (organization) => `¿Cambiar cómo inician sesión las personas nuevas de ${organization}?`,
    text: (method) =>
      `Quien reciba una invitación o una aprobación a partir de ahora iniciará sesión así: ${method}. Las cuentas existentes no cambian.`,
    button: 'Cambiar el método',
    done: 'Método cambiado',
  },
  addDomain: {
    action: 'Añadir un dominio',
    title: (organization) => `Añadir un dominio de correo a ${organization}`,
    text: 'Será válido en cuanto la organización publique un registro TXT en su DNS. El contenido del registro se muestra después.',
    domain: 'Dominio',
    domainHint: 'Lo que va después de la @, por ejemplo example.org.',
    button: 'Añadir el dominio',
    done: (domain) => `${domain} añadido, aún sin verificar`,
  },
  checkDomain: {
    action: 'Comprobar ahora',
    label: (domain) => `Comprobar ahora: ${domain}`,
    title: (domain) => `¿Comprobar ${domain}?`,
    text: (name) => `El servidor busca en el DNS el registro TXT de ${name}.`,
    button: 'Comprobar ahora',
    done: (domain) => `${domain} verificado`,
  },
  removeDomain: {
    action: 'Quitar',
    label: (domain) => `Quitar ${domain}`,
    title: (domain, organization) => `¿Quitar ${domain} de ${organization}?`,
    text: 'La organización deja de sugerirse para las solicitudes nuevas de esas direcciones, y su propio inicio de sesión deja de servir para ellas. Las cuentas existentes se conservan.',
    button: 'Quitar el dominio',
    done: (domain) => `${domain} quitado`,
  },
  giveToOrganization: {
    action: 'Dar acceso',
    title: (resource, organization) =>
      `¿Dar a ${organization} acceso a ${resource ?? 'una aplicación o un conjunto de datos'}?`,
    text: (n) =>
      `${counted(n, 'persona puede', 'personas pueden')} abrir el recurso a partir de la página siguiente.`,
    button: 'Dar acceso',
    done: (organization) => `${organization} tiene acceso`,
  },
  takeFromOrganization: {
    action: 'Quitar',
    label: (resource) => `Quitar ${resource}`,
    title: (resource, organization) => `¿Revocar el acceso de ${organization} a ${resource}?`,
    text: (loses, keep) =>
      [
        `${counted(loses, 'persona pierde', 'personas pierden')} el acceso en la próxima petición; una página abierta lo indica.`,
        keep > 0 &&
          `${counted(keep, 'persona lo conserva', 'personas lo conservan')} por una autorización propia.`,
      ]
        .filter(Boolean)
        .join(' '),
    button: 'Revocar el acceso',
    done: (resource, organization) => `${organization} ya no tiene acceso a ${resource}`,
  },
}
