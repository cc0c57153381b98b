import { MemoryJobItems, describeProvider } from '@capstan/kit/testing';
import { expect, it, vi } from 'vitest';
import { UNREADABLE } from '../../fixtures/refusals.js';
import { fakeServices } from '../../fixtures/stand-in-audio.js';
import { TranscribeParams } from '../../transcribe.params.js';
import { AssemblyaiProvider } from './assemblyai.provider.js';

const BASE = 'https://api.assemblyai.com/v2';
const UPLOADED = { json: { upload_url: 'https://cdn.assemblyai.com/upload/1' } };
const STARTED = { json: { id: 't1', status: 'queued' } };
const RUNNING = { json: { id: 't1', status: 'processing' } };

describeProvider(AssemblyaiProvider, {
  fixtures: import.meta.dirname,
  params: Object.assign(new TranscribeParams(), { url: 'https://example.com/a.mp3' }),
  services: fakeServices,
  needs: ['ASSEMBLYAI_API_KEY'],
  serves: [{ diarize: true }, { timestamps: 'word' }],
  ok: 'ok.json',
  cases: [
    {
      title: 'uploads, starts, asks until it is done, and reads the transcript',
      params: { vocabulary: ['Capstan', 'a phrase that has more than six words'] },
      answer: [UPLOADED, STARTED, RUNNING, 'ok.json', 'ok.json'],
      request: [
        { url: `${BASE}/upload`, file: 'audio.mp3', headers: { authorization: 'k-for-tests' } },
        {
          url: `${BASE}/transcript`,
          json: {
            audio_url: 'https://cdn.assemblyai.com/upload/1',
            speech_models: ['universal-3-pro'],
            speaker_labels: false,
            language_detection: true,
            keyterms_prompt: ['Capstan'],
          },
        },
        { url: `${BASE}/transcript/t1` },
        { url: `${BASE}/transcript/t1` },
        { url: `${BASE}/transcript/t1` },
      ],
      like: {
        text: 'Good morning. Welcome.',
        language: 'en',
        duration_seconds: 5,
        segments: [{ start: 0.1, end: 1, text: 'Good morning.' }, { text: 'Welcome.' }],
        words: [],
      },
    },
  ],
  faults: [
    ['a file that it refuses', { status: 400 }, { outcome: 'upstream_error', isTarget: true }],
    [
      'a used-up account',
      {
        status: 400,
        json: {
          error: 'Your current account balance is negative. Please top up to continue using the API.',
        },
      },
      'quota_exhausted',
    ],
  ],
  more: (bench) => {
    it('stores the id of the transcript, and waits for the same one after a crash', async () => {
      const { provider, requests, context } = bench.open({
        answer: (request) =>
          request.method === 'POST' ? { json: { upload_url: 'https://u', id: 't1' } } : 'ok.json',
      });
      const save = vi.fn<() => Promise<void>>(() => Promise.resolve());
      const waitFor = <T>(wait: () => Promise<T>): Promise<T> => wait();
      const job = { id: 'j', items: new MemoryJobItems(), waitFor, report: save, save };
      await provider.call(bench.params(), { ...context, job: { ...job, checkpoint: undefined } });
      expect(save).toHaveBeenCalledWith({ id: 't1' });
      const before = requests.length;
      await provider.call(bench.params(), { ...context, job: { ...job, checkpoint: { id: 't1' } } });
      expect(requests.slice(before).map(({ method, url }) => [method, url])).toEqual([
        [undefined, `${BASE}/transcript/t1`],
        [undefined, `${BASE}/transcript/t1`],
      ]);
    });

    it.each([
      ['an error of its own', 'Internal server error', undefined],
      [
        'a file without sound',
        'File does not appear to contain audio. File type is text/html (HTML document, ASCII text, with very long lines (56754)).',
        UNREADABLE,
      ],
      [
        'a text with the name of a recording',
        'Transcoding failed. File does not appear to contain audio. File type is text/plain (ASCII text).',
        UNREADABLE,
      ],
      ['a recording of less than 160 ms', 'Audio duration is too short.', UNREADABLE],
    ])('fails when the transcript failed by %s', async (_title, error, callerError) => {
      const { failure } = await bench.call({
        answer: [UPLOADED, STARTED, { json: { id: 't1', status: 'error', error } }],
      });
      expect(failure).toMatchObject({ outcome: 'upstream_error', isTarget: true, callerError });
    });

    it('reads an error about missing speech as an empty text', async () => {
      const error = 'language_detection cannot be performed on files with no spoken audio.';
      const { result } = await bench.call({
        answer: [UPLOADED, STARTED, { json: { id: 't1', status: 'error', error } }],
      });
      expect(result).toMatchObject({ text: '', segments: [] });
    });
  },
});
