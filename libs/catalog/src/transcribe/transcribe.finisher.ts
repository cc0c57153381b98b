import { Injectable } from '@nestjs/common';
import type { CapabilityFinisher, Finished } from '@capstan/kit';
import { toSrt, toVtt } from './subtitles/subtitles.js';
import type { TranscribeParams } from './transcribe.params.js';
import type { TranscribeResult, TranscriptSegment } from './transcribe.result.js';

/** Writes the transcript in the requested format. */
@Injectable()
export class TranscribeFinisher implements CapabilityFinisher<TranscribeParams, TranscribeResult> {
  finish(result: TranscribeResult, { format }: TranscribeParams): Promise<Finished<TranscribeResult>> {
    return Promise.resolve({ result: { ...result, formatted: formatted(result, format) } });
  }
}

function formatted(result: TranscribeResult, format: TranscribeParams['format']): string | null {
  if (format === 'json') return null;
  if (format === 'text') return result.text;
  const segments = cuesOf(result);
  return format === 'srt' ? toSrt(segments) : toVtt(segments);
}

/** A provider without times gives one cue. */
function cuesOf({ segments, text, duration_seconds: end }: TranscribeResult): readonly TranscriptSegment[] {
  return segments.length > 0 ? segments : [{ start: 0, end: end ?? 0, text, speaker: null }];
}
