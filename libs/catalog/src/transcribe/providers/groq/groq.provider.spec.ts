import { describeProvider } from '@capstan/kit/testing';
import { describeParts } from '../../fixtures/describe-parts.js';
import { refused, unreadable } from '../../fixtures/refusals.js';
import { fakeServices } from '../../fixtures/stand-in-audio.js';
import { TranscribeParams } from '../../transcribe.params.js';
import { GroqProvider } from './groq.provider.js';

describeProvider(GroqProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new TranscribeParams(), { url: 'https://example.com/a.mp3' }),
  services: fakeServices,
  needs: ['GROQ_API_KEY'],
  serves: [{}, { format: 'srt' }],
  declines: [{ diarize: true }],
  ok: 'ok.json',
  cases: [
    {
      title: 'sends the file as a form, and reads text, language and segments',
      params: { language: 'en', vocabulary: ['Capstan', 'Harbour'] },
      answer: 'ok.json',
      request: {
        method: 'POST',
        url: 'https://api.groq.com/openai/v1/audio/transcriptions',
        headers: { authorization: 'Bearer k-for-tests' },
        multipart: {
          model: 'whisper-large-v3-turbo',
          response_format: 'verbose_json',
          language: 'en',
          prompt: 'Capstan, Harbour',
          'timestamp_granularities[]': ['segment'],
          file: 'audio.mp3',
        },
      },
      like: {
        text: 'Good morning, and welcome to the harbour.',
        language: 'en',
        duration_seconds: 4.5,
        segments: [
          { start: 0, end: 2.1, text: 'Good morning,', speaker: null },
          { start: 2.1, end: 4.5, text: 'and welcome to the harbour.' },
        ],
      },
    },
    {
      title: 'reads answers without times',
      answer: { json: { text: ' Hello.' } },
      like: { text: 'Hello.', language: null, duration_seconds: null, segments: [], words: [] },
    },
    { title: 'reads silence as an empty text', answer: { json: { text: ' ' } }, like: { text: '' } },
  ],
  faults: [
    [
      'audio that it cannot process',
      {
        status: 400,
        json: {
          error: {
            message: 'could not process file - is it a valid media file?',
            type: 'invalid_request_error',
          },
        },
      },
      unreadable,
    ],
    [
      'a prompt that is too long',
      {
        status: 400,
        json: {
          error: {
            message:
              'prompt length must be 896 characters or fewer, but provided prompt contains 904 characters',
            type: 'invalid_request_error',
          },
        },
      },
      refused,
    ],
    ['a file that is too large', { status: 413 }, unreadable],
  ],
});

describeParts(GroqProvider);
