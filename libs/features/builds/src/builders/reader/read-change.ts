import { type DocumentPatch, patchDocument, type SiteDocument } from '@capstan/site-document';
import { filled, glance, readFollowUp, readPrompt, reportWords } from '@capstan/prompt-reader';
import { addToDocument, isDescribedBy, type Repriced } from './add-to-document.js';
import type { AuthoredSite } from './authored-site.js';

/** The effect of a prompt, or of an edit by the owner, on a site. */
export interface SiteChange {
  /** The changed site; the same one if nothing changes. */
  site: AuthoredSite;
  /** What was done, for the owner. */
  claims: string[];
  /** Parts that were not done, as written. */
  notDone: string[];
}

const MAX_POINT = 290;
/** The minimum content of a text without an instruction, to count as a description and not as a message. */
const MIN_FACTS = 3;

/** Reads a later prompt or an instruction: a change of the site, or an addition to it. */
export function readChange(site: AuthoredSite, prompt: string, previous?: SiteDocument): SiteChange {
  const description = isDescription(prompt) ? readAddition(site, prompt) : null;
  if (description !== null) return description;
  if (isRepeated(site, prompt)) return { site, claims: [], notDone: [] };
  const { patch, ledger, claims, isUnderstood, isChange } = readFollowUp(site.document, site.ledger, prompt, {
    previous,
  });
  const checked = patch.length === 0 ? null : patchDocument(site.document, patch);
  if (checked !== null && 'document' in checked) {
    const { document } = checked;
    const changed = {
      document,
      prompts: [...site.prompts, prompt],
      ledger: [...site.ledger, ...ledger],
    };
    return { site: changed, claims, notDone: newOpenPoints(site.document, document) };
  }
  // An instruction that could not be done is not a description of the business.
  const added = isUnderstood || isChange ? null : readAddition(site, prompt, MIN_FACTS);
  return added ?? { site, claims, notDone: isUnderstood ? [] : [prompt.slice(0, MAX_POINT)] };
}

/** {@link readChange} for a thread, whose result is a copy: null for the same site. */
export function readChangeApart(
  site: AuthoredSite,
  prompt: string,
  previous: SiteDocument | undefined,
): Omit<SiteChange, 'site'> & { site: AuthoredSite | null } {
  const change = readChange(site, prompt, previous);
  return { ...change, site: change.site === site ? null : change.site };
}

/** Returns whether a prompt orders a site for a business, as first prompts do: its kind, and a name or a place. */
function isDescription(prompt: string): boolean {
  const { kind, name, places, isOrder, isChange, namesSite } = glance(prompt);
  return kind !== null && isOrder && namesSite && !isChange && (name !== null || places.length > 0);
}

/** Whether a prompt describes what the site has, and asks for nothing else: the same words sent again change nothing. */
function isRepeated({ document }: AuthoredSite, prompt: string): boolean {
  if (glance(prompt).isChange) return false;
  const read = readPrompt(prompt, { language: document.language });
  const isLook = read.ledger.some(
    ({ outcome }) => outcome.kind === 'obeyed' && outcome.instruction?.startsWith('theme:'),
  );
  return !isLook && read.document.constraints.length === 0 && isDescribedBy(document, read.document);
}

/** The additions of a description to the site; null if there are none. */
function readAddition(site: AuthoredSite, prompt: string, minFacts = 1): SiteChange | null {
  const read = readPrompt(prompt, { language: site.document.language });
  const index = site.prompts.length;
  const added = addToDocument(site.document, read.document, index);
  if (added === null || added.names.length + added.repriced.length < minFacts) return null;
  return {
    site: {
      document: added.document,
      prompts: [...site.prompts, prompt],
      ledger: [
        ...site.ledger,
        ...read.ledger.map(({ span, outcome }) => ({
          span: { ...span, prompt: index },
          outcome: added.outcomeOf(outcome),
        })),
      ],
    },
    claims: [
      ...added.names.map((name) => filled(reportWords(site.document.language).added, { what: name })),
      ...added.repriced.map((each) => priceClaim(each, site.document.locale)),
    ],
    notDone: newOpenPoints(site.document, added.document),
  };
}

/** "Rye bread: €4.00 → €4.50" */
function priceClaim({ item, price }: Repriced, locale: string): string {
  const text = (each: typeof price | undefined): string =>
    typeof each === 'object'
      ? new Intl.NumberFormat(locale, { style: 'currency', currency: each.currency }).format(each.amount)
      : (each ?? '–');
  return `${item.name}: ${text(item.price)} → ${text(price)}`;
}

/** An edit of the document by its owner. @returns null if the patch does not fit the document. */
export function readEdit(site: AuthoredSite, patch: DocumentPatch): SiteChange | null {
  const checked = patchDocument(site.document, patch);
  if ('faults' in checked) return null;
  const { document } = checked;
  return { site: { ...site, document }, claims: [reportWords(document.language).edited], notDone: [] };
}

function newOpenPoints(before: SiteDocument, after: SiteDocument): string[] {
  const known = new Set(before.openPoints.map(({ text }) => text));
  return after.openPoints.map(({ text }) => text).filter((text) => !known.has(text));
}
