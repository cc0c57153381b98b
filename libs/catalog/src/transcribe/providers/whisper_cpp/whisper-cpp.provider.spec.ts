import { describeProvider } from '@capstan/kit/testing';
import { unreadable } from '../../fixtures/refusals.js';
import { fakeServices } from '../../fixtures/stand-in-audio.js';
import { TranscribeParams } from '../../transcribe.params.js';
import { WhisperCppProvider } from './whisper-cpp.provider.js';

describeProvider(WhisperCppProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new TranscribeParams(), { url: 'https://example.com/a.mp3' }),
  services: fakeServices,
  needs: ['WHISPER_CPP_BASE_URL'],
  serves: [{}, { format: 'srt' }],
  declines: [{ diarize: true }],
  ok: 'ok.json',
  cases: [
    {
      title: 'sends an MP3 as WAV in a form, and reads text, language and segments',
      params: { language: 'en', vocabulary: ['Capstan', 'Harbour'] },
      answer: 'ok.json',
      request: {
        method: 'POST',
        url: 'https://vendor.example/inference',
        headers: { authorization: undefined },
        multipart: {
          response_format: 'verbose_json',
          language: 'en',
          prompt: 'Capstan, Harbour',
          'timestamp_granularities[]': ['segment'],
          file: 'part-1.wav',
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
      'audio that it cannot read',
      { status: 400, headers: { 'content-type': 'text/plain' }, body: 'Invalid request' },
      unreadable,
    ],
    ['audio that an older version cannot read', { json: { error: 'failed to read audio data' } }, unreadable],
    [
      'audio that its converter cannot read',
      { status: 500, json: { error: 'FFmpeg conversion failed.' } },
      unreadable,
    ],
    ['a fault of its own', { status: 500, json: { error: 'failed to process audio' } }, 'upstream_error'],
    ['a file that is too large', { status: 413 }, { outcome: 'upstream_error', isTarget: true }],
  ],
});
