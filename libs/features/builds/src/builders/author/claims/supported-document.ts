import {
  type Copy,
  type Fact,
  type Page,
  pruneDocument,
  type RecordSchema,
  type Section,
  type SiteDocument,
} from '@capstan/site-document';
import { kinds } from '@capstan/prompt-reader';
import { imagePathsIn, textsIn } from './document-texts.js';
import type { OwnerStatements } from './owner-statements.js';
import { supportedFact } from './supported-fact.js';
import { supportedRecord } from './supported-record.js';

interface ClaimOptions {
  /** Hours that differ from those of the document before are made up: the same prompt was read for both. */
  keepsHours?: boolean;
}

const OUTSIDE = /^(?:https?|mailto|tel):/i;

/**
 * Removes from a document by a model what its owner did not say: facts, sentences, headings that state something, links,
 * pictures and choices. What the document had before stays. Language, constraints and the version are not the model's.
 */
export function supportedDocument(
  document: SiteDocument,
  before: SiteDocument,
  said: OwnerStatements,
  { keepsHours = false }: ClaimOptions = {},
): SiteDocument {
  const check = new ClaimCheck(before, said, keepsHours);
  const facts = document.facts.flatMap((fact) => check.fact(fact));
  const { $schema: _, ...rest } = document;
  const supported: SiteDocument = {
    ...rest,
    ...(before.$schema !== undefined && { $schema: before.$schema }),
    language: before.language,
    identity: check.identity(document.identity),
    facts,
    pages: document.pages.flatMap((page, index) => check.page(page, index === 0)),
    records: document.records.flatMap((record) => check.record(record)),
    constraints: before.constraints,
    openPoints: before.openPoints.filter(({ text }) =>
      document.openPoints.some((point) => point.text === text),
    ),
  };
  return pruneDocument(supported);
}

/** Models do not know where a fact was said. */
const contentOf = ({ source: _source, ...fact }: Fact): string =>
  JSON.stringify(Object.entries(fact).toSorted(([one], [other]) => (one < other ? -1 : 1)));

class ClaimCheck {
  private readonly texts: ReadonlySet<string>;
  private readonly facts: ReadonlyMap<string, string>;
  private readonly images: ReadonlySet<string>;

  constructor(
    private readonly before: SiteDocument,
    private readonly said: OwnerStatements,
    private readonly keepsHours: boolean,
  ) {
    this.texts = textsIn(before);
    this.images = imagePathsIn(before);
    this.facts = new Map(before.facts.map((fact) => [fact.id, contentOf(fact)]));
  }

  identity({ name, kind, tagline, domainWords }: SiteDocument['identity']): SiteDocument['identity'] {
    const { identity } = this.before;
    const title = tagline && this.copy(tagline);
    return {
      name: this.said.isQuote(name) ? name : identity.name,
      kind: kinds().has(kind) ? kind : identity.kind,
      ...(title && { tagline: title }),
      domainWords: domainWords.filter((word) => this.said.hasWords(word)),
    };
  }

  fact(fact: Fact): Fact[] {
    if (this.facts.get(fact.id) === contentOf(fact)) return [fact];
    const { image, ...words } = fact as Fact & { image?: { path: string } };
    const supported = this.hasOtherHours(fact) ? null : supportedFact(words, this.said);
    if (supported === null) return [];
    return [
      image !== undefined && this.images.has(image.path) ? ({ ...supported, image } as Fact) : supported,
    ];
  }

  private hasOtherHours(fact: Fact): boolean {
    const known = this.before.facts.filter((each) => each.type === 'hours');
    if (!this.keepsHours || fact.type !== 'hours' || known.length === 0) return false;
    const isKnown = (day: (typeof fact.days)[number]): boolean =>
      known.some(
        (each) =>
          each.type === 'hours' &&
          each.days.includes(day) &&
          each.opens === fact.opens &&
          each.closes === fact.closes,
      );
    return !fact.days.every(isKnown);
  }

  page(page: Page, isHome: boolean): Page[] {
    const isNamed = this.hasLabel(page.title);
    if (!isNamed && !isHome) return [];
    const sections = page.sections.map((section) => this.section(section));
    return [{ ...page, title: isNamed ? page.title : this.before.identity.name, sections }];
  }

  private section({ heading, body, label, images, action, ...rest }: Section): Section {
    const title = heading && this.copy(heading);
    const texts = body?.flatMap((copy) => this.copy(copy) ?? []) ?? [];
    const pictures = images?.filter(({ path }) => this.images.has(path)) ?? [];
    const isLink = action !== undefined && this.hasLabel(action.label) && this.isKnownTarget(action.target);
    return {
      ...rest,
      ...(title && { heading: title }),
      ...(texts.length > 0 && { body: texts }),
      ...(label !== undefined && this.hasLabel(label) && { label }),
      ...(pictures.length > 0 && { images: pictures }),
      ...(isLink && { action }),
    };
  }

  record(record: RecordSchema): RecordSchema[] {
    const before = this.before.records.find(({ id }) => id === record.id);
    // Which records make up a feature is known to the reader, which left the unwanted ones out.
    const isUnwanted = this.before.constraints.some(({ kind }) => kind === 'without-feature');
    if (before === undefined && isUnwanted) return [];
    const supported = supportedRecord(record, this.said, (text) => this.texts.has(text), before);
    return supported === null ? (before === undefined ? [] : [before]) : [supported];
  }

  private copy(copy: Copy): Copy | undefined {
    if (this.texts.has(copy.text)) return copy;
    const text = this.said.supportedPart(copy.text);
    return text === undefined ? undefined : { ...copy, text };
  }

  private hasLabel(label: string): boolean {
    return this.texts.has(label) || this.said.hasWords(label);
  }

  /** Ids are checked with the document. */
  private isKnownTarget(target: string): boolean {
    if (!OUTSIDE.test(target) || this.texts.has(target)) return true;
    const [, address = ''] = target.split(/^(?:mailto|tel):/i);
    return /^tel:/i.test(target) ? this.said.hasPhone(address) : this.said.isQuote(address || target);
  }
}
