import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import { saveFile } from '../internal/save-file.ts';
import { loadChunk } from '../lazy-part/index.ts';
import styles from './chart.module.css';
import { chartTexts } from './chart.texts.ts';
import { chartCsv } from './chart-csv.ts';
import { type ChartPicture, fileNameOf } from './chart-picture.ts';
import type { ChartReading } from './reading.model.ts';

export interface ChartDownloadsProps {
  readonly title: string;
  readonly reading: ChartReading;
  readonly picture: ChartPicture;
}

type PictureState = 'ready' | 'drawing' | 'failed';

/** Downloads of the chart: a PNG for a document, a CSV for a spreadsheet. */
export function ChartDownloads({ title, reading, picture }: ChartDownloadsProps) {
  const [state, setState] = useState<PictureState>('ready');
  const savePicture = async () => {
    setState('drawing');
    try {
      const { drawPicture } = await loadChunk(() => import('./draw-picture.ts'));
      saveFile(`${fileNameOf(title)}.png`, await drawPicture(title, picture));
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  const saveNumbers = () =>
    saveFile(`${fileNameOf(title)}.csv`, new Blob([chartCsv(reading)], { type: 'text/csv;charset=utf-8' }));
  return (
    <fieldset aria-label={chartTexts.downloadLabel(title)} className={styles.downloads}>
      <Button
        isPending={state === 'drawing'}
        onPress={() => void savePicture()}
        pendingLabel={chartTexts.drawing}
        size="sm"
        variant="ghost"
      >
        {state === 'drawing' ? null : <Icon name="download" size={16} />}
        {chartTexts.png}
      </Button>
      <Button onPress={saveNumbers} size="sm" variant="ghost">
        <Icon name="download" size={16} />
        {chartTexts.csv}
      </Button>
      {state === 'failed' ? <p role="alert">{chartTexts.pictureFailed}</p> : null}
    </fieldset>
  );
}
