import { Inject, Injectable, Optional } from '@nestjs/common';
import { AppError } from '@capstan/platform-core';
import { type Html, html } from '@capstan/platform-http';
import { DocumentEdits } from './document-edits.js';
import { editableGroups, patchOf } from './editable-texts.js';
import { NOTHING_HERE, OwnerPageError, type OwnerVisit } from './owner-visit.js';
import { textIn } from './text-in.js';
import { textsView } from './texts.view.js';

/** Hours, prices and texts on the owner's page. */
@Injectable()
export class TextPages {
  constructor(@Optional() @Inject(DocumentEdits) private readonly documents: DocumentEdits | undefined) {}

  /** Whether documents can be changed here. */
  get isAvailable(): boolean {
    return this.documents !== undefined;
  }

  async show({ site, root, query }: OwnerVisit): Promise<Html> {
    const { commit, document } = await this.required().read(site.accountId, site.siteId);
    return textsView({ root, commit, groups: editableGroups(document), message: messageFor(query) });
  }

  /** @returns null if the change was started; otherwise the form with the errors and the typed values. */
  async save({ site, root, given }: OwnerVisit): Promise<Html | null> {
    const { accountId, siteId } = site;
    const documents = this.required();
    const { commit, document } = await documents.read(accountId, siteId);
    const patch = patchOf(document, given);
    if (patch.length === 0) return null;
    try {
      await documents.edit(accountId, siteId, patch, textIn(given, 'commit') || commit);
      return null;
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      const groups = editableGroups(document).map((group) => ({
        ...group,
        values: group.values.map((value) =>
          Object.hasOwn(given, value.path) ? { ...value, value: textIn(given, value.path) } : value,
        ),
      }));
      const message = html`<p role="alert" class="fault">${error.message} Nothing was changed.</p>`;
      return textsView({ root, commit, groups, message });
    }
  }

  /** @throws OwnerPageError if this service cannot change documents. */
  private required(): DocumentEdits {
    if (!this.documents) throw new OwnerPageError(404, NOTHING_HERE);
    return this.documents;
  }
}

const messageFor = (query: URLSearchParams): Html | undefined =>
  query.has('saved')
    ? html`<p role="status">Saved. The change is being checked; visitors see it in a few seconds.</p>`
    : undefined;
