import { Injectable } from '@nestjs/common';
import { type Html, html, isUuid, pageOf } from '@capstan/platform-http';
import type { CollectionSpec } from '@capstan/site-document';
import { capacitiesOf, createReferralCode, keysOf } from '../entries/entry-keys.js';
import { type GivenFields, readEntry } from '../entries/read-entry.js';
import { SiteEntries } from '../entries/site-entries.js';
import { ENTRY_STATUSES, EntryAnnotations, MAX_NOTE, MAX_STATUS } from '../owner/entry-notes.js';
import { type OwnedCollection, OwnerData } from '../owner/owner-data.js';
import { Refusal, messageOf } from '../refusal.js';
import { formField } from '../visitors/form-fields.js';
import { entriesView } from './entries.view.js';
import { textIn } from './text-in.js';
import { OwnerPageError, type OwnerVisit } from './owner-visit.js';

const PAGE = 50;

/** Entries on the owner's page. */
@Injectable()
export class EntryPages {
  constructor(
    private readonly data: OwnerData,
    private readonly annotations: EntryAnnotations,
    private readonly entries: SiteEntries,
  ) {}

  async list({ root, query }: OwnerVisit, collection: OwnedCollection): Promise<Html> {
    const { name, spec } = collection;
    const filter = filterOf(query);
    const after = query.get('after');
    const page = { limit: PAGE + 1, ...(after !== null && isUuid(after) ? { after } : {}) };
    const [found, own] = await Promise.all([
      this.data.page(collection, { ...filter, ...page }),
      this.annotations.ownStatuses(collection.siteId),
    ]);
    const { items, nextAfter } = pageOf(found, PAGE);
    return entriesView({
      root,
      name,
      spec,
      entries: items,
      filter,
      statuses: [...ENTRY_STATUSES, ...own],
      nextAfter,
      message: messageFor(query),
      addForm: spec ? addForm({ root, spec, given: {}, refusal: null }) : undefined,
    });
  }

  /** Adds an entry for the owner. @returns the form with its faults if it was refused. */
  async add({ root, given, site }: OwnerVisit, { name, spec }: OwnedCollection): Promise<Html | null> {
    if (!spec) throw new OwnerPageError(404, 'The site no longer collects this.');
    const scope = { siteId: site.siteId, collection: name, spaceHash: null };
    try {
      const entry = {
        ...keysOf(spec, readEntry(spec, given, Date.now())),
        code: spec.hasReferrals ? createReferralCode() : null,
        referrer: null,
      };
      await this.entries.add(scope, entry, capacitiesOf(spec));
      return null;
    } catch (error) {
      if (error instanceof Refusal) return addForm({ root, spec, given, refusal: error });
      throw error;
    }
  }

  /** @throws OwnerPageError */
  async annotate({ given }: OwnerVisit, { siteId, name }: OwnedCollection, id: string): Promise<void> {
    const status = textIn(given, 'status');
    const note = textIn(given, 'note');
    if (status === '' || status.length > MAX_STATUS || note.length > MAX_NOTE || note.includes('\0'))
      throw new OwnerPageError(
        422,
        `A status has 1 to ${MAX_STATUS} characters, a note at most ${MAX_NOTE}.`,
      );
    if (!(await this.annotations.set({ siteId, collection: name }, id, { status, note })))
      throw new OwnerPageError(404, 'The entry was deleted.');
  }
}

const filterOf = (query: URLSearchParams) => ({
  status: query.get('status')?.slice(0, MAX_STATUS) || undefined,
  search: query.get('search')?.slice(0, 200).replaceAll('\0', '') || undefined,
});

function messageFor(query: URLSearchParams): Html | undefined {
  const texts = { saved: 'Saved.', added: 'Added.', deleted: 'Deleted.' };
  const text = Object.entries(texts).find(([name]) => query.has(name))?.[1];
  return text === undefined ? undefined : html`<p role="status">${text}</p>`;
}

function addForm(form: {
  root: string;
  spec: CollectionSpec;
  given: GivenFields;
  refusal: Refusal | null;
}): Html {
  const { root, spec, given, refusal } = form;
  const faults = new Map((refusal?.faults ?? []).map(({ field, code }) => [field, messageOf(code)]));
  const fields = spec.fields.map((field) => formField({ field, given, fault: faults.get(field.name) }));
  const summary = refusal ? html`<p role="alert" class="fault">${refusal.message}</p>` : undefined;
  return html`${summary}<form method="post" action="${root}entries/${spec.name}">${fields}<button>Add</button></form>`;
}
