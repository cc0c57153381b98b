import { type Question, parseQuestion, definesTopic, formFit } from '@capstan/answers';

/** Bonus of a sentence that has the form of an answer. */
const DEFINES = 0.4;
/** A definition does not answer another question, though it helps to understand the answer. */
const INTRODUCES = 0.1;
const STATES = 0.25;

/** Computes the bonus of sentences that have the form of an answer to a question. */
export function answerForm(question: Question): (text: string) => number {
  const asked = parseQuestion(question);
  if (asked.form === 'number' || asked.form === 'time') {
    return (text) => STATES * formFit(asked, text, question.text);
  }
  const gain = asked.form === 'definition' && asked.own.length === 0 ? DEFINES : INTRODUCES;
  return (text) => (definesTopic(text, asked) ? gain : 0);
}
