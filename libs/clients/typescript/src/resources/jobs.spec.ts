import { describe, expect, it } from 'vitest';
import { failure, frame, scriptedClient, stream, success } from '../../test/harness/scripted-fetch.js';
import { JobFailedError } from '../index.js';

const DONE = {
  id: 'j',
  capability: 'transcribe',
  status: 'completed',
  credits_used: 5,
  result: { text: 'Hello.' },
  failure: null,
};
const ended = stream([frame(1, 'job.started'), frame(2, 'job.completed')]);

describe('jobs', () => {
  it('starts a job without waiting for it', async () => {
    const { client, sent } = scriptedClient([success({ ...DONE, status: 'queued' }, { status: 202 })]);
    const params = { url: 'https://example.com/a.mp3' };
    expect((await client.jobs.create('transcribe', params)).data.id).toBe('j');
    expect(sent).toMatchObject([
      { url: 'http://capstan.test/v1/agent', body: { capability: 'transcribe', params } },
    ]);
    expect(sent[0]?.headers.get('prefer')).toBe('respond-async');
  });

  it('waits for the end, and reports the cost', async () => {
    const { client, sent } = scriptedClient([ended, success(DONE)]);
    const { data, creditsUsed } = await client.jobs.wait('j');
    expect([data.result, creditsUsed]).toEqual([{ text: 'Hello.' }, 5]);
    expect(sent.map(({ url }) => url)).toEqual([
      'http://capstan.test/v1/jobs/j/stream',
      'http://capstan.test/v1/jobs/j',
    ]);
  });

  it('throws if the job failed', async () => {
    const failed = { ...DONE, status: 'failed', result: null, failure: { detail: 'It is not audio.' } };
    const { client } = scriptedClient([ended, success(failed)]);
    await expect(client.jobs.wait('j')).rejects.toThrow(JobFailedError);
  });

  it('cancels with a POST', async () => {
    const { client, sent } = scriptedClient([success({ ...DONE, status: 'cancelled' })]);
    await client.jobs.cancel('j');
    expect(sent).toMatchObject([{ method: 'POST', url: 'http://capstan.test/v1/jobs/j/cancel' }]);
  });
});

describe('transcribe', () => {
  it('waits for a job that continues when the service restarts', async () => {
    const { client } = scriptedClient([
      success({ ...DONE, status: 'running' }, { status: 202 }),
      ended,
      success(DONE),
    ]);
    const { data } = await client.transcribe({ url: 'https://example.com/a.mp3' });
    expect(data).toEqual({ text: 'Hello.' });
  });

  it('uploads a file with its parameters as a form, again with the same key when it is retried', async () => {
    const { client, sent } = scriptedClient([
      failure(503, 'service-unavailable', 'transient'),
      success(DONE.result),
    ]);
    const file = new Blob(['RIFF']);
    await client.transcribeFile(file, { format: 'srt', vocabulary: ['Capstan', 'waterfall'] });
    const [first, second] = sent;
    const form = second?.form ?? new FormData();
    expect([form.get('format'), form.getAll('vocabulary')]).toEqual(['srt', ['Capstan', 'waterfall']]);
    expect(await (form.get('file') as Blob).text()).toBe('RIFF');
    expect(second?.headers.get('content-type')).toBeNull();
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });
});
