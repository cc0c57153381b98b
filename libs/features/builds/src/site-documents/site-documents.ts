import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '@capstan/platform-core';
import { type DocumentPatch, patchDocument, type SiteDocument } from '@capstan/site-document';
import { DOCUMENT_PATH } from '@capstan/site-renderer';
import { Workspaces } from '@capstan/workspaces';
import { DataSource } from 'typeorm';
import { hasRunningBuild, readKeyOfNewestBuild } from '../builds/build-store.sql.js';
import { NewBuilds } from '../builds/new-builds.js';
import { lockWorkspace } from '../builds/workspace-lock.js';
import { DocumentEdits, SitesService, WorkspaceStorage } from '@capstan/sites';
import { BuildRunningError } from '../errors/build-running.error.js';
import { DocumentMovedError } from '../errors/document-moved.error.js';
import { InvalidDocumentError } from '../errors/invalid-document.error.js';
import { readDocumentFile } from '../document/document-file.js';

/** A document as it was committed. */
export interface CommittedDocument {
  siteId: string;
  commit: string;
  document: SiteDocument;
}

/** A build that applies a patch. */
export interface DocumentEdit {
  executionId: string;
  siteId: string;
  baseCommit: string;
}

const EDIT_PROMPT = 'Edit the document';

/** The documents of sites, for their owners. */
@Injectable()
export class SiteDocuments extends DocumentEdits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sites: SitesService,
    private readonly workspaces: Workspaces,
    private readonly storage: WorkspaceStorage,
    private readonly builds: NewBuilds,
  ) {
    super();
  }

  /** @throws NotFoundError for a site of another account, and for a site without a document. */
  override async read(accountId: string, siteId: string): Promise<CommittedDocument> {
    const { id } = await this.sites.get(accountId, siteId);
    const commit = await this.workspaces.head(id);
    const content = commit === null ? null : await this.workspaces.read(id, commit, DOCUMENT_PATH);
    const document = readDocumentFile(content);
    if (commit === null || document === null) throw new NotFoundError('The document', NO_DOCUMENT_HINT);
    return { siteId: id, commit, document };
  }

  /**
   * Starts a build that applies a JSON Patch to the document. It is free, and passes the gate like any other; the patch
   * itself is checked before.
   * @param baseCommit the commit that the patch was made for; undefined: the current one.
   * @param keyId the key of the caller; undefined for an owner without one, for whom the key of the newest build counts.
   * @throws NotFoundError; InvalidDocumentError; DocumentMovedError; BuildRunningError; WorkspaceStorageFullError.
   */
  override async edit(
    accountId: string,
    siteId: string,
    patch: unknown,
    baseCommit?: string,
    keyId?: string,
  ): Promise<DocumentEdit> {
    const { companyId, id } = await this.sites.get(accountId, siteId);
    await this.storage.requireSpace(accountId);
    const executionId = randomUUID();
    const commit = await this.dataSource.transaction(async (manager) => {
      // Nothing is committed to the site until the build that is inserted here is claimed.
      await lockWorkspace(manager, id);
      if (await hasRunningBuild(manager, id)) throw new BuildRunningError();
      const current = await this.read(accountId, id);
      if (baseCommit !== undefined && baseCommit !== current.commit)
        throw new DocumentMovedError(current.commit);
      const checked = patchDocument(current.document, patch);
      if ('faults' in checked) throw new InvalidDocumentError(checked.faults);
      await this.builds.begin(manager, {
        id: executionId,
        companyId,
        siteId: id,
        isNewSite: false,
        accountId,
        keyId: keyId ?? (await readKeyOfNewestBuild(manager, id)),
        chargeSubject: null,
        prompt: EDIT_PROMPT,
        edit: patch as DocumentPatch,
      });
      return current.commit;
    });
    this.builds.begun(executionId);
    return { executionId, siteId: id, baseCommit: commit };
  }
}

const NO_DOCUMENT_HINT =
  'A site has a document from its first build on. The next build of a site that an earlier version of the service made writes one.';
