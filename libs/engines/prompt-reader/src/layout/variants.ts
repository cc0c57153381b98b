import { type ComponentId, componentOf, type Fact } from '@capstan/site-document';
import { pick } from './pick.js';

/** Entries of a list that are set as tags are this short. */
const MAX_TAG = 22;
const MIN_TAGS = 5;
const MIN_FOR_COLUMNS = 4;
const MIN_FOR_WEEK = 3;
const MIN_FOR_TEXT_COLUMNS = 4;
const MIN_FOR_CALENDAR = 3;

/** A variant that looks well with so many and so long facts; among these the site decides. */
export const fittingVariant = (component: ComponentId, facts: readonly Fact[], seed: string): string => {
  const { variants } = componentOf(component);
  const fitting = variants.filter((variant) => fits(`${component}/${variant}`, facts));
  return pick(fitting.length === 0 ? variants : fitting, `${seed}/${component}`);
};

function fits(variant: string, facts: readonly Fact[]): boolean {
  const entries = facts.flatMap((fact) => (fact.type === 'list' ? fact.entries : []));
  switch (variant) {
    case 'list/tags': {
      return entries.length >= MIN_TAGS && entries.every((entry) => entry.length <= MAX_TAG);
    }
    case 'list/columns': {
      return entries.length >= MIN_FOR_COLUMNS;
    }
    case 'hours/week': {
      return facts.length >= MIN_FOR_WEEK;
    }
    case 'events/calendar': {
      return facts.length >= MIN_FOR_CALENDAR;
    }
    case 'prose/columns': {
      return facts.length >= MIN_FOR_TEXT_COLUMNS;
    }
    // A sentence in a margin, large initials and an empty feature need pictures or length that prompts do not bring.
    case 'prose/margin':
    case 'people/portraits':
    case 'products/feature':
    case 'statement/banner': {
      return false;
    }
    default: {
      return true;
    }
  }
}
