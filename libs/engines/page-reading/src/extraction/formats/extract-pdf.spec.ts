import { describe, expect, it } from 'vitest';
import { pdfOf } from '@capstan/platform-testing';
import type { ExtractionJob } from '../../page/page.js';
import { extractPdf } from './extract-pdf.js';

const job = (body: Uint8Array): ExtractionJob => ({
  kind: 'pdf',
  url: 'https://port.example/tides.pdf',
  requestedUrl: 'https://port.example/tides.pdf',
  mediaType: 'application/pdf',
  headers: {},
  body,
  formats: ['markdown', 'text', 'html', 'links', 'metadata'],
});

const read = (body: Uint8Array): ReturnType<typeof extractPdf> => extractPdf(job(body), body);

/** Standard security handler with a non-empty user password. */
const ENCRYPTED = {
  trailer: `/ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`,
};

describe('extractPdf', () => {
  it('reads text by page, properties and URLs', async () => {
    const extraction = await read(
      pdfOf(['High water at six.\nLow water at noon.', 'See https://port.example/more.']),
    );
    expect(extraction).toMatchObject({
      outcome: 'page',
      page: {
        title: 'Tide tables',
        markdown: 'High water at six.\nLow water at noon.\n\n---\n\nSee https://port.example/more.',
        text: 'High water at six.\nLow water at noon.\n\nSee https://port.example/more.',
        links: [{ url: 'https://port.example/more', text: '' }],
        metadata: {
          author: 'M. Sandvik',
          published_at: '2026-03-14T12:00:00Z',
          content_type: 'application/pdf',
        },
      },
    });
  });

  it('rejects a scan', async () => {
    await expect(read(pdfOf(['', '']))).resolves.toEqual({
      outcome: 'blocked',
      detail: 'the PDF holds pictures of pages and no text (a scan)',
    });
  });

  it('reports an encrypted PDF', async () => {
    await expect(read(pdfOf(['secret'], ENCRYPTED))).resolves.toEqual({
      outcome: 'blocked',
      detail: 'the PDF is encrypted and asks for a password',
    });
  });

  it.each([
    ['nothing behind the header', new TextEncoder().encode('%PDF-1.4\nnothing')],
    ['a file cut short', pdfOf(['High water at six.']).slice(0, 250)],
  ])('reports a damaged PDF: %s', async (_, body) => {
    await expect(read(body)).resolves.toEqual({
      outcome: 'blocked',
      detail: 'the PDF is broken and cannot be read',
    });
  });

  it('rejects a stream that decompresses to an excessive size', async () => {
    const bomb = pdfOf(['x'], { content: new Uint8Array(150 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(read(bomb)).resolves.toMatchObject({
      outcome: 'blocked',
      detail: expect.stringContaining('decompresses'),
    });
  });
});
