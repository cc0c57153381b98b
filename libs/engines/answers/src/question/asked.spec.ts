import { describe, expect, it } from 'vitest';
import { madeQuestion } from '../fixtures/made-question.js';
import { type Asked, isAsking, parseQuestion } from './asked.js';

const asked = (query: string): Asked => parseQuestion(madeQuestion(query));

describe('parseQuestion', () => {
  it.each([
    ['What is a siphon?', 'definition'],
    ['How do I empty the tank?', 'how-to'],
    ['How does the pump start?', 'workings'],
    ['What is the difference between a valve and a tap?', 'comparison'],
    ['How does a valve differ from a tap?', 'comparison'],
    ['Why does the pump stop?', 'why'],
    ['Which valves are there?', 'list'],
    ['What are the three kinds of valves?', 'list'],
    ['How many litres does the tank hold?', 'number'],
    ['What is the default timeout of the pump?', 'number'],
    ['When was the factory built?', 'time'],
    ['Can the pump run dry?', 'yes-no'],
    ['Was the pump repaired?', 'yes-no'],
    ['Warum hält die Pumpe an?', 'why'],
    ['Was ist ein Siphon?', 'definition'],
    ['Qu’est-ce que la pompe?', 'definition'],
  ])('understands "%s" as %s', (query, form) => {
    expect(asked(query).form).toBe(form);
  });

  it('leaves the frame of a question out of its topic', () => {
    const { topic } = asked('How does the controller make sure that a tank is never filled twice?');
    expect([...topic.keys()]).not.toContain('sure');
    expect([...topic.keys()]).toEqual(expect.arrayContaining(['control', 'tank', 'fill', 'twice']));
  });

  it.each([
    ['What is the difference between an open and a closed valve?', [['open'], ['close']]],
    ['What is the difference between slowly filled and quickly filled tanks?', [['slowli'], ['quickli']]],
    ['How does a valve differ from a tap?', [['valv'], ['tap']]],
  ])('finds the compared things of "%s"', (query, things) => {
    expect(asked(query).things).toEqual(things);
  });
});

describe('isAsking', () => {
  it.each([
    'How much does the lock cost',
    'lock costs?',
    'Warum hält die Pumpe an',
    'Comment vider la citerne',
    '泵为什么停？',
  ])('knows the question %s', (text) => {
    expect(isAsking(text)).toBe(true);
  });

  it.each(['costs of the lock', 'Die Pumpe der Presse', 'La pompe'])('knows the subject %s', (text) => {
    expect(isAsking(text)).toBe(false);
  });
});
