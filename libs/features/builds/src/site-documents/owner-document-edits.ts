import { Injectable } from '@nestjs/common';
import { credentialIdOf } from '@capstan/auth';
import { DocumentEdits } from '../site-data/owner-page/document-edits.js';
import { type CommittedDocument, type DocumentEdit, SiteDocuments } from './site-documents.js';

/** Changes of documents from the owner's page, with the link in place of a key. */
@Injectable()
export class OwnerDocumentEdits extends DocumentEdits {
  constructor(private readonly documents: SiteDocuments) {
    super();
  }

  override read(accountId: string, siteId: string): Promise<CommittedDocument> {
    return this.documents.read(accountId, siteId);
  }

  override edit(
    accountId: string,
    siteId: string,
    patch: unknown,
    baseCommit: string,
  ): Promise<DocumentEdit> {
    const keyId = credentialIdOf('owner-link', accountId, siteId);
    return this.documents.edit({ accountId, keyId }, siteId, patch, baseCommit);
  }
}
