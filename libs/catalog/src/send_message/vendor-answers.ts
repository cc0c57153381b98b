import { fieldsOf, jsonOf, listOf, type OutboundResponse, textOf } from '@capstan/kit';

const MAX_CHARS = 300;

/** The vendor's reason at one of the usual places of a JSON answer: `message`, `error.message`, `errors[0].message`. */
export function usualReason(response: OutboundResponse): string {
  const body = fieldsOf(jsonOf(response));
  const reasons = [
    fieldsOf(listOf(body['errors'])[0])['message'],
    fieldsOf(body['error'])['message'],
    body['message'],
    body['Message'],
    body['description'],
    body['detail'],
    body['title'],
  ];
  return (
    reasons
      .map(textOf)
      .find((reason) => reason !== '')
      ?.slice(0, MAX_CHARS) ?? ''
  );
}
