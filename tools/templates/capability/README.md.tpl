# {{capabilitySnake}}

Sends a text to an upstream and returns its response.

```
POST /v1/{{capabilityKebab}}
{ "text": "Hello" }
```

| Parameter | Values                               | Default  |
| --------- | ------------------------------------ | -------- |
| `text`    | 1 to 2000 characters, not only blank | required |

`data` is `{ text }`. Price: 1 credit; free if `text` is empty. Deadline: 15 s for all providers together.

## Providers, in order (`{{capabilityUpper}}_PROVIDERS` changes it)

| Name | Needs |
| ---- | ----- |
| `{{providerSnake}}` | `{{providerUpper}}_BASE_URL`, `{{providerUpper}}_API_KEY` if its upstream requires one |
