import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type CallContext, Models, ModelsError } from '@capstan/kit';
import { fencePassages } from '@capstan/text-analysis';
import { z } from 'zod';
import { type Filled, NOT_STATED } from '../fill/filled.js';
import type { ObjectField } from '../schema/field.js';
import { quotedFields } from './quoted-fields.js';
import { wantedLines } from './wanted-fields.js';

/** Half a minute of output; reasoning models need part of it before they write. */
const MAX_OUTPUT_TOKENS = 4_000;
/** Less would cause timeouts that open the model's breaker. */
const MIN_TIME_MS = 4_000;
/** Random, so that no page can guess it. */
const NONCE_BYTES = 12;

const ANSWER = z.object({
  values: z.array(z.object({ path: z.string(), value: z.string(), quote: z.string() })),
});

const SYSTEM = [
  'You read fields from the text of a web page, and from nothing else.',
  'For each field that the text states, return its path, its value, and the shortest quotation of the text that states it, copied',
  'exactly. Write numbers with a decimal point and without units, dates as 2026-03-14. Lists have paths with indexes from 0: tags.0,',
  'tags.1. Leave out what the text does not state.',
].join(' ');

/** The text of a page, cut to what a model is shown. */
export interface PageText {
  url: string;
  language: string | null;
  text: string;
}

/** Fields that a page states in prose, by the operator's language model; each value is checked against its quotation. */
@Injectable()
export class ModelFields {
  private readonly logger = new Logger('Extract');

  constructor(private readonly models: Models) {}

  /** Returns nothing stated if no model is configured or responds in time. */
  async read(
    schema: ObjectField,
    { url, language, text }: PageText,
    context: Pick<CallContext, 'signal' | 'timeoutMs' | 'requestId'>,
  ): Promise<Filled> {
    if (!this.models.isConfigured() || schema.fields.length === 0 || context.timeoutMs < MIN_TIME_MS)
      return NOT_STATED;
    const fenced = fencePassages([{ label: 'Page', text }], randomBytes(NONCE_BYTES).toString('hex'));
    try {
      const { value } = await this.models.object({
        system: `${SYSTEM}\n${fenced.rule}`,
        prompt: `${fenced.text}\n\nFields:\n${wantedLines(schema.fields).join('\n')}`,
        schema: ANSWER,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        signal: context.signal,
        timeoutMs: context.timeoutMs,
      });
      return quotedFields(schema, value.values, text, { url, language, isPlain: false });
    } catch (error) {
      if (!(error instanceof ModelsError)) throw error;
      this.logger.warn({ msg: error.message, request_id: context.requestId });
      return NOT_STATED;
    }
  }
}
