import { BooleanField, ChoiceField, StringField, StringsField } from '@capstan/kit';

export const FORMATS = ['json', 'text', 'srt', 'vtt'] as const;
export type TranscriptFormat = (typeof FORMATS)[number];

export const TIMESTAMPS = ['segment', 'word'] as const;

/** Largest base64 text: the body of a JSON request is limited to 1 MiB. */
const MAX_BASE64_CHARS = 1_000_000;

/** Parameters of `transcribe`. */
export class TranscribeParams {
  @StringField({
    description:
      'Public http or https address of an audio or video file, at most 200 MB. Send exactly one of `url`, `audio_base64` and `file`.',
    maxLength: 8_192,
    optional: true,
    example: 'https://example.com/interview.mp3',
  })
  url?: string;

  @StringField({
    description: 'The audio itself in base64, for short recordings: the whole request may have 1 MiB.',
    maxLength: MAX_BASE64_CHARS,
    optional: true,
  })
  audio_base64?: string;

  @StringField({
    description:
      'Id of an uploaded file; a multipart request uploads it in its field `file` (at most 200 MB).',
    maxLength: 100,
    pattern: /^upload_[0-9a-f-]{36}$/,
    patternMessage: 'must be the id of an uploaded file, upload_ and a UUID',
    optional: true,
  })
  file?: string;

  @StringField({
    description: 'Language of the speech, ISO 639-1. If omitted, it is detected.',
    maxLength: 2,
    pattern: /^[a-z]{2}$/,
    patternMessage: 'must be a language of two letters, such as en',
    optional: true,
    example: 'en',
  })
  language?: string;

  @BooleanField({
    description: 'Name the speaker of each segment. Only providers that can do so are called.',
    default: false,
  })
  diarize: boolean = false;

  @ChoiceField({
    description:
      '`segment`: times of segments. `word`: also of every word; only providers that can do so are called.',
    choices: TIMESTAMPS,
    default: 'segment',
  })
  timestamps: (typeof TIMESTAMPS)[number] = 'segment';

  @ChoiceField({
    description:
      'What `formatted` holds: null for `json`, else the transcript as plain text, SubRip or WebVTT.',
    choices: FORMATS,
    default: 'json',
  })
  format: TranscriptFormat = 'json';

  @StringsField({
    description: 'Names and terms that are likely to occur, as they are spelled.',
    maxItems: 100,
    maxLength: 100,
    default: [],
    example: ['Capstan'],
  })
  vocabulary: string[] = [];
}
