import type { Exchange } from './exchange.js';

/** The response for `/robots.txt`, unless it hangs. */
export type RobotsAnswer = { status: number; text?: string } | { hangs: true };

export function answerRobots(answer: RobotsAnswer, { response }: Exchange): void {
  if ('hangs' in answer) return;
  response.writeHead(answer.status, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(answer.text ?? '');
}
