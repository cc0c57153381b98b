import { escapeText } from 'entities';
import type { TranscriptSegment } from '../transcribe.result.js';

/** A timestamp such as `01:02:03,450`. */
function timestamp(seconds: number, separator: ',' | '.'): string {
  const ms = Math.max(0, Math.round(seconds * 1000));
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const [hours, minutes, rest] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60];
  return `${two(hours)}:${two(minutes)}:${two(rest)}${separator}${String(ms % 1000).padStart(3, '0')}`;
}

const spoken = ({ speaker, text }: TranscriptSegment): string =>
  speaker === null ? text : `${speaker}: ${text}`;

/** SubRip. */
export const toSrt = (segments: readonly TranscriptSegment[]): string =>
  segments
    .map(
      (segment, index) =>
        `${index + 1}\n${timestamp(segment.start, ',')} --> ${timestamp(segment.end, ',')}\n${spoken(segment)}\n`,
    )
    .join('\n');

/** WebVTT; `-->` and markup in the text would end or change a cue. */
export const toVtt = (segments: readonly TranscriptSegment[]): string =>
  `WEBVTT\n\n${segments
    .map(
      (segment) =>
        `${timestamp(segment.start, '.')} --> ${timestamp(segment.end, '.')}\n${escapeText(spoken(segment))}\n`,
    )
    .join('\n')}`;
