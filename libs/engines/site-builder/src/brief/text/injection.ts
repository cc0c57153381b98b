/** Orders to a language model, in the languages that prompts come in. Bounded gaps keep them linear. */
const PATTERNS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:previous|prior|above|earlier|preceding|all|your|system|safety)\b.{0,30}\b(?:instruction|prompt|rule|message|direction|guideline|training|context)/i,
  /\b(?:system prompt|developer mode|jailbreak|do anything now)\b/i,
  /\byou are (?:now|no longer)\b|\bpretend (?:to be|you are)\b/i,
  /\b(?:reveal|print|show|output|leak|repeat)\b.{0,30}\b(?:your|the)\b.{0,20}\b(?:prompt|instructions|api keys?|environment variables?|secrets?|password|credentials)\b/i,
  /^(?:system|assistant|developer)\s*:/i,
  /\b(?:ignorier|vergiss|missacht)\w*\b.{0,40}\b(?:anweisung|instruktion|regel|vorgabe|befehl)/i,
  /\b(?:ignor|oubli)\w*\b.{0,40}\b(?:instructions?|consignes?|règles|directives)\b/i,
  /\b(?:ignor|olvid|esquec)\w*\b.{0,40}\b(?:instrucciones|instruções|instrucoes|reglas|regras|órdenes|ordens)\b/i,
  /(?:指示|命令|ルール|プロンプト).{0,10}(?:無視|忘れ)/,
];

/** True for a sentence that addresses a model rather than tells of a site. */
export function isInjection(sentence: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(sentence));
}
