/** Instructions of a page to a language model. Every quantifier is bounded. */
const INSTRUCTIONS_TO_MODELS = [
  /\b(?:ignor(?:e|ing)|disregard|forget|override)\b.{0,20}\b(?:all|any|every|your|my|previous|prior|above|earlier|these|other)\b.{0,20}\b(?:instructions?|prompts?|rules?|messages?|guidelines?|context|text)\b/iu,
  /\b(?:system prompt|prompt injection|jailbreak|as an ai (?:language )?model|you are (?:now|chatgpt|claude|an? (?:ai|assistant|llm|helpful))|you (?:must |should |will )?act as)\b/iu,
  /\b(?:ai (?:assistants?|agents?|models?)|language models?|llms?|chatbots?),? (?:(?:which|that) )?(?:must|should|shall|reading|are (?:told|instructed|asked|required))\b/iu,
  /\b(?:instructions?|note|message) (?:to|for) (?:the |any |all )?(?:ais?|llms?|assistants?|models?|agents?|chatbots?)\b/iu,
  /\b(?:respond|answer|reply) only with\b|\bdo not (?:mention|cite|tell|reveal|disclose)\b|^(?:assistant|system|user)\s*:/iu,
  /ignorier(?:e|en)\b.{0,40}anweisung|ignore[rz]?\b.{0,40}(?:instrucciones|instructions|instruções)|игнориру\p{L}*.{0,40}инструкц|忽略.{0,20}(?:指令|指示|提示)|(?:指示|命令).{0,10}無視/iu,
] as const;
/** Sentences after an instruction that are flagged with it: they mostly contain the desired output. */
const FLAGGED_AFTER = 2;

/** Whether a text gives instructions to a language model. */
export function instructsModel(text: string): boolean {
  return INSTRUCTIONS_TO_MODELS.some((pattern) => pattern.test(text));
}

/** For each sentence of a text, whether it gives instructions to a language model or directly follows one that does. */
export function flagPromptInjection(sentences: readonly string[]): boolean[] {
  let left = 0;
  return sentences.map((sentence) => {
    left = instructsModel(sentence) ? FLAGGED_AFTER + 1 : left;
    left -= 1;
    return left >= 0;
  });
}
