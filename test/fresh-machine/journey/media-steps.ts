import { setTimeout as sleep } from 'node:timers/promises';
import { type ReceivedWebhook, type WebhookReceiver, isSignedWith } from '../../harness/webhook-receiver.js';
import type { Picture } from './report.js';
import type { Service } from './service.js';
import { openPicture } from './steps.js';

const DELIVERY_TIMEOUT_MS = 60_000;

/** Draws a chart and a QR code, and opens both. */
export async function images(service: Service): Promise<{ chart: Picture; qr: Picture }> {
  const draw = async (prompt: string): Promise<Picture> => {
    const { images: made } = await service.data<{ images: { image_url: string }[] }>('/v1/images', {
      prompt,
    });
    return openPicture(service, made[0]?.image_url ?? '');
  };
  return {
    chart: await draw('Bar chart of sales: Jan 12, Feb 18, Mar 9'),
    qr: await draw('QR code for https://example.com'),
  };
}

/** Sends a message to the inbox, and reads it there. */
export async function message(
  service: Service,
): Promise<{ status: string; inbox: { subject: string | null; text: string | null }[] }> {
  const body = { channel: 'inbox', subject: 'Report', text: 'Three new findings since yesterday.' };
  const { status } = await service.data<{ status: string }>('/v1/messages', body);
  const { entries } = await service.data<{ entries: { subject: string | null; text: string | null }[] }>(
    '/v1/inbox',
  );
  return { status, inbox: entries.map(({ subject, text }) => ({ subject, text })) };
}

/** Creates a webhook, and waits for its test event. */
export async function webhook(service: Service, receiver: WebhookReceiver): Promise<{ signed: string[] }> {
  const { id, secret } = await service.data<{ id: string; secret: string }>('/v1/webhooks', {
    url: receiver.url(),
    event_types: ['build.*'],
  });
  await service.data(`/v1/webhooks/${id}/test`, {});
  const end = performance.now() + DELIVERY_TIMEOUT_MS;
  while (receiver.received.length === 0 && performance.now() < end) await sleep(100);
  const signed = receiver.received.filter((one: ReceivedWebhook) => isSignedWith(secret, one));
  return { signed: signed.map(({ event }) => event.type) };
}

/** Asks for a transcript on a machine that has no weights. */
export async function transcribe(
  service: Service,
): Promise<{ status: number; type: string; action: string }> {
  const answer = await service.request('/v1/transcribe', { url: 'https://example.com/interview.mp3' });
  const { error } = (await answer.json()) as { error: { type: string; alternative_action: string } };
  return { status: answer.status, type: error.type, action: error.alternative_action };
}
