import { ResultField } from '@capstan/kit';
import type { SiteDocument } from '@capstan/site-document';

/** `data` of GET /v1/sites/{site_id}/document. */
export class SiteDocumentResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'The site' })
  site_id: string;

  @ResultField({
    type: 'string',
    description: 'The commit of the document, also as `ETag`; send it with a patch',
    example: '9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345',
  })
  commit: string;

  @ResultField({
    type: 'object',
    description: 'The document, as described by `/schemas/site-document.json`',
    example: { version: 1, language: 'en' },
  })
  document: SiteDocument;
}

/** `data` of PATCH /v1/sites/{site_id}/document. */
export class DocumentEditResult {
  @ResultField({
    type: 'string',
    format: 'uuid',
    description: 'The build that applies the patch, free of charge',
  })
  execution_id: string;

  @ResultField({ type: 'string', format: 'uuid', description: 'The site' })
  site_id: string;

  @ResultField({
    type: 'string',
    description: 'The commit that the patch applies to',
    example: '9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345',
  })
  base_commit: string;

  @ResultField({ type: 'string', enum: ['running'], description: 'Always `running`' })
  status: 'running';

  @ResultField({
    type: 'string',
    description: 'Path of the live progress stream',
    example: '/cloud-build/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream',
  })
  stream_url: string;
}
