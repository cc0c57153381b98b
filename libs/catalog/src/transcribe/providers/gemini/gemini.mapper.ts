import { fieldsOf, listOf, numberOf, textOf } from '@capstan/kit';
import { languageCode } from '../../language-code.js';
import type { TranscribeParams } from '../../transcribe.params.js';
import type { Transcript } from '../../transcript.js';

const SCHEMA = {
  type: 'OBJECT',
  required: ['language', 'segments'],
  properties: {
    language: { type: 'STRING', description: 'ISO 639-1' },
    segments: {
      type: 'ARRAY',
      items: {
        type: 'OBJECT',
        required: ['start', 'end', 'text'],
        properties: {
          start: { type: 'NUMBER', description: 'Seconds from the beginning' },
          end: { type: 'NUMBER' },
          text: { type: 'STRING' },
          speaker: { type: 'STRING' },
        },
      },
    },
  },
};

/** The request of a transcript as JSON. */
export function toGeminiRequest(
  { language, diarize, vocabulary }: TranscribeParams,
  { mediaType, base64 }: { mediaType: string; base64: string },
): object {
  const prompt = [
    'Transcribe the speech of this recording word by word, in segments with their times. Without speech return no segments.',
    ...(language === undefined ? [] : [`The language is ${language}.`]),
    ...(diarize ? ['Name the speakers A, B, C and so on.'] : []),
    ...(vocabulary.length > 0 ? [`These terms may occur: ${vocabulary.join(', ')}.`] : []),
  ].join(' ');
  return {
    contents: [
      { role: 'user', parts: [{ text: prompt }, { inline_data: { mime_type: mediaType, data: base64 } }] },
    ],
    generationConfig: { temperature: 0, responseMimeType: 'application/json', responseSchema: SCHEMA },
  };
}

/** Parses the JSON in a response of Gemini; undefined if there is none. */
export function fromGemini(body: unknown, { diarize }: TranscribeParams): Transcript | undefined {
  const content = fieldsOf(fieldsOf(listOf(fieldsOf(body)['candidates'])[0])['content']);
  const text = listOf(content['parts'])
    .map((part) => textOf(fieldsOf(part)['text']))
    .join('');
  const { language, segments } = fieldsOf(parsed(text));
  if (!Array.isArray(segments)) return undefined;
  const found = segments.map((segment) => {
    const fields = fieldsOf(segment);
    return {
      start: numberOf(fields['start']) ?? 0,
      end: numberOf(fields['end']) ?? 0,
      text: textOf(fields['text']),
      speaker: diarize ? textOf(fields['speaker']) || null : null,
    };
  });
  return {
    text: found.map((segment) => segment.text.trim()).join(' '),
    language: languageCode(textOf(language)),
    segments: found,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
