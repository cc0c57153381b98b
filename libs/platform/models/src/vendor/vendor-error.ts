/** The content of an error body, in any vendor's form. */
export interface VendorError {
  /** `code` and `type` as one text in lower case: `insufficient_quota`, `overloaded_error`. */
  kind: string;
  /** In lower case; for classification only, because it may quote the key or the prompt. */
  message: string;
  /** An HTTP status inside the body (OpenRouter, llama.cpp, vLLM). */
  status: number | undefined;
  /** The content was moderated (OpenRouter). */
  isModeration: boolean;
}

/**
 * Parses `{"error":{"message","type","code"}}` (OpenAI, Anthropic, OpenRouter, llama.cpp), `{"error":"…"}` (Ollama,
 * LM Studio) and `{"object":"error","message","type","code"}` (vLLM). Undefined when the body is not an error.
 */
export function vendorErrorIn(body: string | undefined): VendorError | undefined {
  const root = record(parsed(body));
  const inner = root?.['error'] ?? (root?.['object'] === 'error' ? root : undefined);
  if (inner === undefined || inner === null) return undefined;
  if (typeof inner === 'string') {
    return { kind: '', message: inner.toLowerCase(), status: undefined, isModeration: false };
  }
  const error = record(inner) ?? {};
  const code = error['code'];
  const status = typeof code === 'number' ? code : undefined;
  return {
    kind: [code, error['type']]
      .filter((part) => typeof part === 'string')
      .join(' ')
      .toLowerCase(),
    message: typeof error['message'] === 'string' ? error['message'].toLowerCase() : '',
    status: status !== undefined && status >= 400 && status <= 599 ? status : undefined,
    isModeration: record(error['metadata'])?.['flagged_input'] !== undefined,
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}
