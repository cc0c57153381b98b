import { describeProvider } from '@capstan/kit/testing';
import { refused, unreadable } from '../../fixtures/refusals.js';
import { fakeServices } from '../../fixtures/stand-in-audio.js';
import { TranscribeParams } from '../../transcribe.params.js';
import { DeepgramProvider } from './deepgram.provider.js';

describeProvider(DeepgramProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new TranscribeParams(), { url: 'https://example.com/a.mp3' }),
  services: fakeServices,
  needs: ['DEEPGRAM_API_KEY'],
  serves: [{ diarize: true }, { timestamps: 'word' }],
  ok: 'ok.json',
  cases: [
    {
      title: 'sends the file as the body, and reads utterances as segments',
      answer: 'ok.json',
      request: {
        method: 'POST',
        url: 'https://api.deepgram.com/v1/listen',
        query: {
          model: 'nova-3',
          smart_format: 'true',
          utterances: 'true',
          diarize: 'false',
          detect_language: 'true',
        },
        headers: { authorization: 'Token k-for-tests', 'content-type': 'audio/mpeg' },
        file: 'audio.mp3',
      },
      result: {
        text: 'Good morning, and welcome.',
        language: 'en',
        duration_seconds: 4.5,
        segments: [{ start: 0.08, end: 4.4, text: 'Good morning, and welcome.', speaker: null }],
        words: [],
        formatted: null,
      },
    },
    {
      title: 'names speakers and gives words when asked to',
      params: { diarize: true, timestamps: 'word' },
      answer: 'ok.json',
      like: {
        segments: [{ speaker: '0' }],
        words: [
          { start: 0.08, end: 0.4, word: 'Good' },
          { start: 0.4, end: 1, word: 'morning,' },
        ],
      },
    },
  ],
  faults: [
    [
      'audio that it cannot read',
      {
        status: 400,
        json: {
          err_code: 'Bad Request',
          err_msg: 'Bad Request: failed to process audio: corrupt or unsupported data',
          request_id: 'a847f427-4ad5-4d67-9b95-db801e58251c',
        },
      },
      unreadable,
    ],
    [
      'a model that it does not know',
      {
        status: 400,
        json: {
          err_code: 'Bad Request',
          err_msg: 'Bad Request: No such model/version combination found.',
          request_id: 'a847f427-4ad5-4d67-9b95-db801e58251c',
        },
      },
      refused,
    ],
    [
      'a used-up account',
      {
        status: 402,
        json: {
          err_code: 'ASR_PAYMENT_REQUIRED',
          err_msg:
            'Project does not have enough credits for an ASR request and does not have an overage agreement.',
          request_id: 'a847f427-4ad5-4d67-9b95-db801e58251c',
        },
      },
      'quota_exhausted',
    ],
  ],
});
