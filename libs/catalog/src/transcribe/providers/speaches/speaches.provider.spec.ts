import { describeProvider } from '@capstan/kit/testing';
import { refused, unreadable } from '../../fixtures/refusals.js';
import { fakeServices } from '../../fixtures/stand-in-audio.js';
import { TranscribeParams } from '../../transcribe.params.js';
import { SpeachesProvider } from './speaches.provider.js';

describeProvider(SpeachesProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new TranscribeParams(), { url: 'https://example.com/a.mp3' }),
  services: fakeServices,
  needs: ['SPEACHES_BASE_URL'],
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
        url: 'https://vendor.example/v1/audio/transcriptions',
        headers: { authorization: 'Bearer k-for-tests' },
        multipart: {
          model: 'Systran/faster-whisper-base',
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
      'audio that it cannot decode',
      { status: 415, json: { detail: 'Failed to decode audio. The provided file type is not supported.' } },
      unreadable,
    ],
    ['a file that it refuses', { status: 422, json: { detail: [{ loc: ['body', 'language'] }] } }, refused],
  ],
});
