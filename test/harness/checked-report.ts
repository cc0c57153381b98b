import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { TestAnswer, TestApp } from './app.js';

interface Source {
  id: number;
  url: string;
}

const MARKED_SENTENCE = /(.+?) ((?:\[Source \d+\] ?)+)/gs;

/** Ignores whitespace and hyphenation. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Every sentence of a report, with its cited sources. */
export function sentencesIn(report: {
  summary: string;
  sections: { content: string }[];
  key_findings: string[];
}): { text: string; sources: number[] }[] {
  const parts = [report.summary, ...report.sections.map(({ content }) => content), ...report.key_findings];
  return parts.flatMap((part) => {
    const found = [...part.matchAll(MARKED_SENTENCE)];
    // All text is within marked sentences.
    expect(plain(found.map(([whole]) => whole).join(''))).toBe(plain(part));
    return found.map(([, text, markers]) => ({
      text: (text ?? '').trim(),
      sources: [...(markers ?? '').matchAll(/\d+/g)].map(([number]) => Number(number)),
    }));
  });
}

/**
 * Verifies a report against its sources: each sentence cites known sources, its evidence is a span of the page at the URL
 * of the source, and the hashes are those of the spans.
 * @param textOf the plain text at a URL.
 * @returns the sentences.
 */
export async function checkReport(
  app: TestApp,
  id: string,
  answer: TestAnswer,
  textOf: (url: string) => Promise<string>,
  key = app.apiKey,
): Promise<{ text: string; sources: number[] }[]> {
  const { report, sources } = answer.body.data;
  const ids = (sources as Source[]).map((source) => source.id);
  const sentences = sentencesIn(report);
  for (const sentence of sentences) {
    expect(sentence.sources.length).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining(sentence.sources));
  }
  const evidence = (await app.call(`/v1/research/${id}/evidence`, { key })).body.data;
  const texts = new Map<string, string>();
  for (const { citations } of evidence.sentences) {
    expect(citations.length).toBeGreaterThan(0);
    for (const { url, quote, sha256 } of citations) {
      expect(createHash('sha256').update(quote).digest('hex')).toBe(sha256);
      if (!texts.has(url)) texts.set(url, plain(await textOf(url)));
      expect(texts.get(url)).toContain(plain(quote));
    }
  }
  const sentenceTexts = evidence.sentences.map(({ text }: { text: string }) => text);
  for (const { text } of sentences) expect(sentenceTexts).toContain(text);
  return sentences;
}
