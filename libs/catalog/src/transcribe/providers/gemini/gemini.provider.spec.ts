import { ProviderBench, describeProvider } from '@capstan/kit/testing';
import { expect, it } from 'vitest';
import { UnreadableAudioError } from '../../audio/unreadable-audio.error.js';
import { unreadable } from '../../fixtures/refusals.js';
import { largeAudioServices, fakeServices } from '../../fixtures/stand-in-audio.js';
import { TranscribeParams } from '../../transcribe.params.js';
import { GeminiProvider } from './gemini.provider.js';

const answerOf = (text: string) => ({ json: { candidates: [{ content: { parts: [{ text }] } }] } });

describeProvider(GeminiProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new TranscribeParams(), { url: 'https://example.com/a.mp3' }),
  services: fakeServices,
  needs: ['GEMINI_API_KEY'],
  serves: [{ diarize: true }],
  declines: [{ timestamps: 'word' }],
  ok: 'ok.json',
  cases: [
    {
      title: 'sends the audio in the request, and reads the segments',
      params: { diarize: true, language: 'en' },
      answer: 'ok.json',
      request: {
        url: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-3.5-transcribe:generateContent',
        headers: { 'x-goog-api-key': 'k-for-tests' },
        json: expect.objectContaining({
          contents: [
            {
              role: 'user',
              parts: [
                { text: expect.stringContaining('The language is en.') as string },
                { inline_data: { mime_type: 'audio/mpeg', data: expect.any(String) as string } },
              ],
            },
          ],
        }) as object,
      },
      like: {
        text: 'Good morning, and welcome.',
        language: 'en',
        segments: [
          { start: 0, end: 2.1, text: 'Good morning,', speaker: 'A' },
          { start: 2.1, end: 4.5, text: 'and welcome.', speaker: 'B' },
        ],
      },
    },
    {
      title: 'reads silence as an empty text',
      answer: answerOf('{"language":"","segments":[]}'),
      like: { text: '', segments: [] },
    },
  ],
  more: () => {
    const params = Object.assign(new TranscribeParams(), { url: 'https://example.com/a.mp3' });
    const set = { fixtures: import.meta.dirname, params };
    const large = new ProviderBench(GeminiProvider, { ...set, services: largeAudioServices });

    it('sends a recording of more than 14 MB in parts', async () => {
      const { requests, result } = await large.call({ answer: 'ok.json' });
      expect(requests).toHaveLength(2);
      expect(result?.segments.map(({ start }) => start)).toEqual([0, 2.1, 50, 52.1]);
    });

    it('does not name the speakers of more than one part', async () => {
      const { requests, failure } = await large.call({ answer: 'ok.json', params: { diarize: true } });
      expect(requests).toEqual([]);
      expect(failure).toMatchObject(unreadable);
    });

    it('answers 422 for audio that cannot be decoded here either', async () => {
      const broken = new UnreadableAudioError('cannot be decoded');
      const services = () => [fakeServices()[0], { samplesOf: () => Promise.reject(broken) }];
      const answer = { status: 400, json: { error: { code: 400, status: 'INVALID_ARGUMENT' } } };
      const { failure } = await new ProviderBench(GeminiProvider, { ...set, services }).call({ answer });
      expect(failure).toBe(broken);
    });
  },
  faults: [
    ['an answer that is not the JSON asked for', answerOf('I cannot.'), 'upstream_error'],
    ['a file that it refuses', { status: 400 }, { outcome: 'upstream_error', isTarget: true }],
  ],
});
