import { describeProvider } from '@capstan/kit/testing';
import { describeParts } from '../../fixtures/describe-parts.js';
import { refused, unreadable } from '../../fixtures/refusals.js';
import { fakeServices } from '../../fixtures/stand-in-audio.js';
import { TranscribeParams } from '../../transcribe.params.js';
import { OpenaiProvider } from './openai.provider.js';

describeProvider(OpenaiProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new TranscribeParams(), { url: 'https://example.com/a.mp3' }),
  services: fakeServices,
  needs: ['OPENAI_API_KEY'],
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
        url: 'https://api.openai.com/v1/audio/transcriptions',
        headers: { authorization: 'Bearer k-for-tests' },
        multipart: {
          model: 'whisper-1',
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
      {
        status: 400,
        json: {
          error: {
            message: 'The audio file could not be decoded or its format is not supported.',
            type: 'invalid_request_error',
            param: null,
            code: null,
          },
        },
      },
      unreadable,
    ],
    [
      'audio that is broken, at a newer model',
      {
        status: 400,
        json: {
          error: {
            message: 'Audio file might be corrupted or unsupported',
            type: 'invalid_request_error',
            param: 'file',
            code: 'invalid_value',
          },
        },
      },
      unreadable,
    ],
    [
      'a language that it does not know',
      {
        status: 400,
        json: {
          error: {
            message: "Invalid language 'xx'. Language parameter must be specified in ISO-639-1 format.",
            type: 'invalid_request_error',
            param: 'language',
            code: 'invalid_language_format',
          },
        },
      },
      refused,
    ],
    [
      'a model that it does not know',
      {
        status: 404,
        json: {
          error: {
            message: 'The model `whisper-9` does not exist or you do not have access to it.',
            type: 'invalid_request_error',
            param: null,
            code: 'model_not_found',
          },
        },
      },
      { outcome: 'upstream_error', isTarget: false, callerError: undefined },
    ],
    ['a file that is too large', { status: 413 }, unreadable],
  ],
});

describeParts(OpenaiProvider);
