import { describeProvider } from '@capstan/kit/testing';
import { expect } from 'vitest';
import { refused, unreadable } from '../../fixtures/refusals.js';
import { fakeServices } from '../../fixtures/stand-in-audio.js';
import { TranscribeParams } from '../../transcribe.params.js';
import { ElevenlabsProvider } from './elevenlabs.provider.js';

/** An error in the form that https://elevenlabs.io/docs/eleven-api/resources/errors has. */
const detail = (status: number, code: string, legacyStatus: string) => ({
  status,
  json: {
    detail: {
      type: status === 401 ? 'authentication_error' : 'validation_error',
      code,
      message: 'File is corrupted. Please ensure it is playable audio.',
      status: legacyStatus,
      request_id: '3c807fc4c3a1705f9638ecc764a91c01',
    },
  },
});

describeProvider(ElevenlabsProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new TranscribeParams(), { url: 'https://example.com/a.mp3' }),
  services: fakeServices,
  needs: ['ELEVENLABS_API_KEY'],
  serves: [{ diarize: true }, { timestamps: 'word' }],
  ok: 'ok.json',
  cases: [
    {
      title: 'makes segments of words',
      answer: 'ok.json',
      request: {
        url: 'https://api.elevenlabs.io/v1/speech-to-text',
        headers: { 'xi-api-key': 'k-for-tests' },
        multipart: {
          model_id: 'scribe_v2',
          diarize: false,
          timestamps_granularity: 'word',
          tag_audio_events: false,
          keyterms: [],
          file: 'audio.mp3',
        },
      },
      like: {
        text: 'Good morning. Welcome.',
        language: 'en',
        duration_seconds: 2.25,
        segments: [
          { start: 0.1, end: 1, text: 'Good morning.', speaker: null },
          { start: 1.2, end: 1.8, text: 'Welcome.', speaker: null },
        ],
        words: [],
      },
    },
    {
      title: 'sends terms that it takes as terms of the recording',
      params: { vocabulary: ['Capstan', 'a list [of] terms', 'one two three four five six'] },
      answer: 'ok.json',
      request: { multipart: expect.objectContaining({ keyterms: ['Capstan'] }) },
    },
    {
      title: 'sends no terms to a model that refuses them',
      env: { ELEVENLABS_TRANSCRIBE_MODEL: 'scribe_v1' },
      params: { vocabulary: ['Capstan'] },
      answer: 'ok.json',
      request: { multipart: expect.objectContaining({ model_id: 'scribe_v1', keyterms: [] }) },
    },
    {
      title: 'reads silence as an empty text',
      answer: { json: { language_code: 'en', language_probability: 0, text: '', words: [] } },
      like: { text: '', duration_seconds: null, segments: [] },
    },
    {
      title: 'names speakers when asked to',
      params: { diarize: true },
      answer: 'ok.json',
      like: { segments: [{ speaker: 'speaker_0' }, { speaker: 'speaker_1' }] },
    },
  ],
  faults: [
    ['audio that it cannot read', detail(400, 'invalid_audio', 'invalid_content'), unreadable],
    ['an empty file', detail(400, 'bad_request', 'empty_file'), unreadable],
    ['a model that it does not know', detail(400, 'unsupported_model', 'invalid_model_id'), refused],
    ['a used-up plan', detail(401, 'quota_exceeded', 'quota_exceeded'), 'quota_exhausted'],
    ['a wrong key', detail(401, 'unauthorized', 'invalid_api_key'), 'misconfigured'],
    [
      'an older form of errors',
      {
        status: 400,
        json: {
          detail: {
            status: 'invalid_content',
            message: 'File upload is corrupted. Please ensure it is playable audio.',
          },
        },
      },
      unreadable,
    ],
    [
      'a field that is not valid',
      {
        status: 422,
        json: {
          detail: [{ type: 'missing', loc: ['body', 'model_id'], msg: 'Field required', input: null }],
        },
      },
      refused,
    ],
  ],
});
