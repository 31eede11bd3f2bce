import { formatNumericDate } from '@repo/domain/format';
import { formatParameter, type ParameterKey } from '@repo/domain/parameters';
import { TextLink } from '@repo/ui/button';
import type { DataColumn } from '@repo/ui/data-table';
import { StatusBadge } from '@repo/ui/feedback';
import { paths } from '../../shared/paths.ts';
import { sharedTexts } from '../../shared/shared.texts.ts';
import type { ParameterVersion } from './parameters.model.ts';
import { stateTones, parametersTexts as texts } from './parameters.texts.ts';

const { columns } = texts;

/** The versions of one parameter. */
export function versionColumns(key: ParameterKey): readonly DataColumn<ParameterVersion>[] {
  return [
    {
      id: 'day',
      header: columns.day,
      isRowName: true,
      cell: ({ effective_day }) => formatNumericDate(effective_day),
    },
    { id: 'value', header: columns.value, align: 'end', cell: ({ value }) => formatParameter(key, value) },
    {
      id: 'state',
      header: columns.state,
      cell: ({ state }) => <StatusBadge labels={texts.states} status={state} tones={stateTones} />,
    },
    { id: 'reason', header: columns.reason, cell: ({ reason }) => reason },
    { id: 'enteredBy', header: columns.enteredBy, cell: ({ entered_by }) => entered_by },
    {
      id: 'publishedBy',
      header: columns.publishedBy,
      cell: ({ published_by, change_request_id: request }) =>
        request === null ? (
          sharedTexts.none
        ) : (
          <TextLink
            aria-label={`${published_by ?? ''}, ${texts.request}`}
            href={paths.changeRequest(request)}
          >
            {published_by}
          </TextLink>
        ),
    },
  ];
}
