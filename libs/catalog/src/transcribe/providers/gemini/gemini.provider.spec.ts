import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { standInServices } from '../../fixtures/stand-in-audio.js';
import { TranscribeParams } from '../../transcribe.params.js';
import { GeminiProvider } from './gemini.provider.js';

const answerOf = (text: string) => ({ json: { candidates: [{ content: { parts: [{ text }] } }] } });

describeProvider(GeminiProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new TranscribeParams(), { url: 'https://example.com/a.mp3' }),
  services: standInServices,
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
  faults: [
    ['an answer that is not the JSON asked for', answerOf('I cannot.'), 'upstream_error'],
    ['a file that it refuses', { status: 400 }, { outcome: 'upstream_error', isTarget: true }],
  ],
});
