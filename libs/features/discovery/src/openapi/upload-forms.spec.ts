import type { RegisteredCapability } from '@capstan/capabilities';
import { describe, expect, it } from 'vitest';
import { draft } from '../fixtures/openapi.js';
import { uploadForms } from './upload-forms.js';

const finding = (upload?: object): RegisteredCapability[] => [
  { definition: { name: 'find', upload } } as unknown as RegisteredCapability,
];
const contentOf = (capabilities: RegisteredCapability[]) =>
  uploadForms(draft(), capabilities).paths['/v1/find']?.['post']?.requestBody?.content ?? {};

describe('uploadForms', () => {
  it('describes the parameters as a form, with the file itself', () => {
    const schema = contentOf(finding({ field: 'file' }))['multipart/form-data']?.schema;
    expect(schema).toMatchObject({
      type: 'object',
      required: ['file'],
      properties: { query: { type: 'string' }, file: { contentMediaType: 'application/octet-stream' } },
    });
  });

  it('leaves capabilities without an upload as they are', () => {
    expect(Object.keys(contentOf(finding()))).toEqual(['application/json']);
  });
});
