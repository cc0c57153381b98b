import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CollectionSpec } from '@capstan/site-document';
import { REFERRAL_CODE, capacitiesOf, createReferralCode, keysOf } from '../entries/entry-keys.js';
import { EntryReader } from '../entries/entry-reader.js';
import { type GivenFields, readChange, readEntry } from '../entries/read-entry.js';
import { SiteEntries } from '../entries/site-entries.js';
import type { EntryScope, SiteEntry } from '../entries/site-entry.js';
import { earliestSlotMs } from '../entries/slots.js';
import { type Score, scoreOf } from '../entries/score.js';
import { Refusal } from '../refusal.js';
import { DataSchemas } from '../schema/data-schemas.js';
import { canExposeUniqueValues, visibleFields } from './visible-fields.js';
import { type Visit, requireAudience, requireChangeable, requireScope, scopeOf } from './visit.js';

/** Response to an entry. */
export interface Receipt {
  id: string;
  at: string;
  /** In collections with referrals: the code to share. */
  code?: string;
  position?: number;
  /** Score of a quiz. */
  score?: Score;
}

/** An entry for pages: its public fields, `id` and `at`. */
export type ShownEntry = Record<string, unknown>;

/** A collection for visitors. */
export interface Listing {
  entries: ShownEntry[];
  count: number;
  taken: string[];
}

/** Operations of visitors on the data of a site. Each method may throw a `Refusal`. */
@Injectable()
export class VisitorData {
  constructor(
    private readonly schemas: DataSchemas,
    private readonly entries: SiteEntries,
    private readonly reader: EntryReader,
  ) {}

  async collectionOf({ site, collection: name }: Visit): Promise<CollectionSpec> {
    const collection = await this.schemas.collection(site, name);
    if (!collection) throw new Refusal('unknown');
    return collection;
  }

  async send(visit: Visit, given: GivenFields): Promise<Receipt> {
    const collection = await this.collectionOf(visit);
    requireAudience(visit, collection, 'create');
    const scope = requireScope(visit, collection);
    const referrer = Object.hasOwn(given, 'ref') ? String(given['ref']) : '';
    const entry = {
      ...keysOf(collection, readEntry(collection, given, Date.now())),
      code: collection.hasReferrals ? createReferralCode() : null,
      referrer: collection.hasReferrals && REFERRAL_CODE.test(referrer) ? referrer : null,
    };
    const added = await namingField(collection, this.entries.add(scope, entry, capacitiesOf(collection)));
    const score = scoreOf(collection, added.data);
    const receipt = { id: added.id, at: added.createdAt.toISOString(), ...(score ? { score } : {}) };
    if (added.code === null) return receipt;
    const standing = await this.reader.standing(scope, added.code);
    return { ...receipt, code: added.code, ...(standing ? { position: standing.position } : {}) };
  }

  /** Response for robots: looks like a stored entry, though nothing is stored. */
  async fakeReceipt(visit: Visit): Promise<Receipt> {
    await this.collectionOf(visit);
    return { id: randomUUID(), at: new Date().toISOString() };
  }

  async list(visit: Visit): Promise<Listing> {
    const collection = await this.collectionOf(visit);
    // Collections that only the owner may read have no visible fields; taken slots are still shown.
    if (collection.audience?.read === 'members') requireAudience(visit, collection, 'read');
    const scope = scopeOf(visit, collection);
    if (scope === null) return { entries: [], count: 0, taken: [] };
    const shown = visibleFields(collection);
    const [entries, count, taken] = await Promise.all([
      shown.length === 0 ? [] : this.reader.newest(scope),
      this.reader.amount(scope),
      canExposeUniqueValues(collection) ? this.taken(scope, collection) : [],
    ]);
    return { entries: entries.map((entry) => shownOf(entry, shown)), count, taken };
  }

  /** The position of the holder of a referral code, and the total. */
  async standing(
    visit: Visit,
    code: string,
  ): Promise<{ position: number; referrals: number; count: number }> {
    const collection = await this.collectionOf(visit);
    if (!collection.hasReferrals || !REFERRAL_CODE.test(code)) throw new Refusal('unknown', 'ref');
    const scope = requireScope(visit, collection);
    const standing = await this.reader.standing(scope, code);
    if (!standing) throw new Refusal('unknown', 'ref');
    return { ...standing, count: await this.reader.amount(scope) };
  }

  async change(visit: Visit, id: string, given: GivenFields): Promise<ShownEntry> {
    const collection = await this.collectionOf(visit);
    const scope = requireChangeable(visit, collection);
    const changeable = visibleFields(collection);
    const changing = this.entries.change(scope, id, {
      capacities: capacitiesOf(collection),
      change: (before) =>
        keysOf(collection, readChange(collection, given, { before, changeable, nowMs: Date.now() })),
    });
    return shownOf(await namingField(collection, changing), changeable);
  }

  async remove(visit: Visit, id: string): Promise<void> {
    const scope = requireChangeable(visit, await this.collectionOf(visit));
    if (!(await this.entries.remove(scope, id))) throw new Refusal('unknown');
  }

  private taken(scope: EntryScope, collection: CollectionSpec): Promise<string[]> {
    const { fields, uniqueField, slots } = collection;
    const isSlot = fields.some(({ name, type }) => name === uniqueField && type === 'slot');
    // Past slots cannot be booked.
    const from = isSlot ? new Date(earliestSlotMs(slots, Date.now())).toISOString().slice(0, 16) : '';
    if (uniqueField === undefined) return Promise.resolve([]);
    return this.reader.taken(scope, capacitiesOf(collection), from);
  }
}

/** `id` and `at` come last, so that fields of that name do not hide them. */
const shownOf = ({ id, data, createdAt }: SiteEntry, shown: readonly string[]): ShownEntry => ({
  ...Object.fromEntries(shown.filter((name) => Object.hasOwn(data, name)).map((name) => [name, data[name]])),
  id,
  at: createdAt.toISOString(),
});

/** Adds the field whose capacity is exhausted, which the store does not know. */
async function namingField<T>({ uniqueField, sumField }: CollectionSpec, writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const field = { taken: uniqueField, full: sumField }[error.code as string];
    throw field === undefined ? error : new Refusal(error.code, field);
  }
}
