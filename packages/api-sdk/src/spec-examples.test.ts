/** What a reader of the spec is given for each operation: words, and an example of each response that has a schema. */
import { describe, expect, it } from 'vitest';
import { member, type Node, resolve } from './compatibility/document.ts';
import { type OperationId, openApiDocument, operationMetadata } from './spec.ts';
import { responseProblems } from './testing/spec-validator.ts';

const operations = Object.values(operationMetadata).map(({ operationId, path, method }) => {
  const operation: Node = member(member(openApiDocument.paths, path), method);
  return [operationId, operation] as const;
});

interface Example {
  operationId: OperationId;
  status: string;
  values: unknown[];
  /** Its schema and its examples, which several operations share. */
  content: string;
}

/** Those of each JSON response. */
const responses = operations.flatMap(([operationId, operation]): Example[] =>
  Object.entries(operation['responses'] ?? {}).flatMap(([status, response]) => {
    const content = member(member(resolve(openApiDocument, Object(response)), 'content'), 'application/json');
    if (!('schema' in content)) return [];
    return [{ operationId, status, values: examplesOf(content), content: JSON.stringify(content) }];
  }),
);

function examplesOf(content: Node): unknown[] {
  const named = Object.values(Object(content['examples'])).map(
    (example) => resolve(openApiDocument, Object(example))['value'],
  );
  return 'example' in content ? [content['example'], ...named] : named;
}

describe('an operation', () => {
  it('has a summary of its own, long enough to describe it', () => {
    const summaries = operations.map(([id, operation]) => ({ id, summary: String(operation['summary']) }));
    expect(summaries.filter(({ summary }) => summary.split(' ').length < 4)).toEqual([]);
    expect(new Set(summaries.map(({ summary }) => summary)).size).toBe(summaries.length);
  });

  it('describes each of its responses', () => {
    const responsesWithout = operations.flatMap(([id, operation]) =>
      Object.entries(operation['responses'] ?? {})
        .filter(([, response]) => !resolve(openApiDocument, Object(response))['description'])
        .map(([status]) => `${id} ${status}`),
    );
    expect(responsesWithout).toEqual([]);
  });
});

describe('a response with a schema', () => {
  it('has an example', () => {
    expect(responses.length).toBeGreaterThan(2000);
    const without = responses.filter(({ values }) => values.length === 0);
    expect(without.map(({ operationId, status }) => `${operationId} ${status}`)).toEqual([]);
  });

  // Those of errors are shared, and validated by the generation of code.
  it('has examples that follow the schema, of each success', () => {
    const successes = responses.filter(({ status }) => status.startsWith('2'));
    const distinct = new Map(successes.map((response) => [response.content, response]));
    const problems = [...distinct.values()].flatMap(({ operationId, status, values }) =>
      values.flatMap((value) => responseProblems(operationId, Number(status), value)),
    );
    expect(problems).toEqual([]);
  });
});
