import type { Brief, Contact, Feature, Item } from '../model/brief.js';
import type { Edit } from '../model/edit.js';
import { findItem } from './targets/find-target.js';
import { readPriceText } from './facts/price-text.js';

/** The brief with every fact that the edits change; edits of pages, sections and fields are passed over. */
export function applyFacts(brief: Brief, edits: Edit[]): Brief {
  return edits.reduce(applyFact, brief);
}

function applyFact(brief: Brief, edit: Edit): Brief {
  switch (edit.kind) {
    case 'rename':
      return { ...brief, name: edit.name, isNameGiven: true };
    case 'colours':
      return { ...brief, colours: edit.colours };
    case 'dark':
      return { ...brief, isDark: edit.isDark };
    case 'tone':
      return { ...brief, tone: edit.tone };
    case 'language':
      return { ...brief, language: edit.language };
    case 'place':
      return { ...brief, place: edit.place };
    case 'hours':
      return { ...brief, hours: edit.hours };
    case 'contact':
      return { ...brief, contact: withContact(brief.contact, edit.contact) };
    case 'price':
      return withPrice(brief, edit.item, edit.priceText);
    case 'add_item':
      return { ...brief, items: withItem(brief.items, edit.item) };
    case 'remove_item': {
      const item = findItem(brief.items, edit.item);
      return item ? { ...brief, items: brief.items.filter((other) => other !== item) } : brief;
    }
    case 'add_feature':
      return withStatements(
        { ...brief, features: withFeature(brief.features, edit.feature) },
        edit.statements,
      );
    case 'add_app':
      return { ...brief, app: edit.app };
    case 'statements':
      return withStatements(brief, edit.statements);
    default:
      return brief;
  }
}

/** Links are added; phone, e-mail and address take the place of the earlier ones. */
function withContact(contact: Contact, change: Partial<Contact>): Contact {
  const links = [...contact.links, ...(change.links ?? []).filter((link) => !contact.links.includes(link))];
  return { ...contact, ...change, links };
}

function withPrice(brief: Brief, name: string, priceText: string): Brief {
  const item = findItem(brief.items, name);
  const price = readPriceText(priceText);
  if (!item || !price) return brief;
  const currency = price.currency ?? item.price?.currency ?? null;
  return {
    ...brief,
    items: brief.items.map((other) => (other === item ? { ...item, price: { ...price, currency } } : other)),
  };
}

function withItem(items: Item[], item: Item): Item[] {
  const isPresent = items.some((other) => other.name.toLowerCase() === item.name.toLowerCase());
  return isPresent
    ? items.map((other) => (other.name.toLowerCase() === item.name.toLowerCase() ? item : other))
    : [...items, item];
}

function withFeature(features: Feature[], feature: Feature): Feature[] {
  return features.includes(feature) ? features : [...features, feature];
}

function withStatements(brief: Brief, statements: string[]): Brief {
  const fresh = statements.filter((statement) => !brief.statements.includes(statement));
  return fresh.length > 0 ? { ...brief, statements: [...brief.statements, ...fresh] } : brief;
}
