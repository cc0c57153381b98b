import type { Brief } from '../model/brief.js';

const OCCASION =
  /wedding|birthday|party|conference|festival|meet-?up|hackathon|reunion|hochzeit|geburtstag|feier|konferenz|tagung|(?<!\p{L})fest(?!\p{L})|mariage|anniversaire|fête|conférence|boda|cumpleaños|fiesta|conferencia|casamento|aniversário|conferência|結婚|誕生|祭り|会議|交流会/iu;
const ROOM = /venue|location|hall|space|saal|raum|salle|lieu|salón|sala|espacio|salão|espaço|会場|式場/iu;

/** Whether people are asked to come to something, rather than to rent the room for it. */
export function isOccasion({ kind, occasion, trade }: Brief): boolean {
  return kind === 'venue' && (occasion !== null || (OCCASION.test(trade) && !ROOM.test(trade)));
}
