import { describeProvider } from '@capstan/kit/testing';
import { refused, unreadable } from '../../fixtures/refusals.js';
import { standInServices } from '../../fixtures/stand-in-audio.js';
import { TranscribeParams } from '../../transcribe.params.js';
import { ElevenlabsProvider } from './elevenlabs.provider.js';

describeProvider(ElevenlabsProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new TranscribeParams(), { url: 'https://example.com/a.mp3' }),
  services: standInServices,
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
          file: 'audio.mp3',
        },
      },
      like: {
        text: 'Good morning. Welcome.',
        language: 'en',
        duration_seconds: 1.8,
        segments: [
          { start: 0.1, end: 1, text: 'Good morning.', speaker: null },
          { start: 1.2, end: 1.8, text: 'Welcome.', speaker: null },
        ],
        words: [],
      },
    },
    {
      title: 'names speakers when asked to',
      params: { diarize: true },
      answer: 'ok.json',
      like: { segments: [{ speaker: 'speaker_0' }, { speaker: 'speaker_1' }] },
    },
  ],
  faults: [
    [
      'audio that it cannot read',
      {
        status: 400,
        json: {
          detail: {
            status: 'invalid_content',
            message: 'The uploaded file is corrupted. Please ensure it is playable audio.',
          },
        },
      },
      unreadable,
    ],
    [
      'a model that it does not know',
      {
        status: 400,
        json: { detail: { status: 'invalid_model_id', message: "'scribe_v9' is not a valid model_id." } },
      },
      refused,
    ],
    [
      'a field that is not valid',
      { status: 422, json: { detail: [{ loc: ['body'], type: 'missing' }] } },
      refused,
    ],
  ],
});
