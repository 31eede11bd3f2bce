import { formatDashboardAmount } from '@repo/domain/format';
import { useState } from 'react';
import { AmountField } from '../../../src/amount-field/AmountField.tsx';
import { Button, IconButton } from '../../../src/button/index.ts';
import { Card } from '../../../src/card/index.ts';
import { allocation } from '../../../src/charts/chart-samples.ts';
import { DoughnutChart } from '../../../src/charts/index.ts';
import { SegmentedControl, Switch } from '../../../src/choices/index.ts';
import { CopyField } from '../../../src/copy-field/index.ts';
import { Badge, Banner } from '../../../src/feedback/index.ts';
import { TextField } from '../../../src/fields/index.ts';
import { Cluster, Stack } from '../../../src/layout/index.ts';
import { QrCode } from '../../../src/qr-code/QrCode.tsx';
import { Stepper } from '../../../src/stepper/Stepper.tsx';
import { Timeline } from '../../../src/timeline/Timeline.tsx';
import styles from './accueil.module.css';
import { pieceTexts } from './accueil.texts.ts';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const euros = { kind: 'amount', currency: 'EUR' } as const;

/** One component of each kind, in the brand selected in the toolbar. */
export function Pieces() {
  return (
    <div className={styles.pieces}>
      <Card className={styles.wide} headingLevel={3} title={pieceTexts.steps}>
        <Stepper current={1} steps={pieceTexts.stepNames} />
      </Card>
      <Stack>
        <Actions />
        <Feedback />
      </Stack>
      <Stack>
        <Fields />
        <Choices />
      </Stack>
      <Stack>
        <Share />
      </Stack>
      <Card headingLevel={3} title={pieceTexts.follow}>
        <Timeline items={pieceTexts.chain} look="chain" />
      </Card>
      <Card className={styles.double} headingLevel={3} title={pieceTexts.reference}>
        <div className={styles.reference}>
          <QrCode label={pieceTexts.qr} value={address} />
          <CopyField copyLabel={pieceTexts.copy} kind="address" label={pieceTexts.address} value={address} />
        </div>
      </Card>
    </div>
  );
}

function Actions() {
  return (
    <Card headingLevel={3} title={pieceTexts.actions}>
      <Cluster>
        <Button>{pieceTexts.primary}</Button>
        <Button variant="ghost">{pieceTexts.ghost}</Button>
        <Button isPending>{pieceTexts.pending}</Button>
        <Button variant="danger">{pieceTexts.danger}</Button>
        <Button variant="quiet">{pieceTexts.quiet}</Button>
        <IconButton icon="copy" label={pieceTexts.copy} />
      </Cluster>
    </Card>
  );
}

function Feedback() {
  return (
    <Card headingLevel={3} title={pieceTexts.feedback}>
      <Stack gap={12}>
        <Banner title={pieceTexts.warningTitle} tone="warning">
          {pieceTexts.warning}
        </Banner>
        <Banner tone="success">{pieceTexts.saved}</Banner>
        <Cluster gap={8}>
          {(['usdfy', 'btcfy', 'ethfy', 'eurfy'] as const).map((product) => (
            <Badge key={product} tone={product}>
              {product.toUpperCase()}
            </Badge>
          ))}
        </Cluster>
      </Stack>
    </Card>
  );
}

function Share() {
  return (
    <Card headingLevel={3}>
      <DoughnutChart
        centre={{ label: pieceTexts.strategies, value: formatDashboardAmount('128450.12', 'EUR') }}
        emptyCentre={pieceTexts.empty}
        emptyText={pieceTexts.empty}
        headingLevel={3}
        slices={allocation}
        title={pieceTexts.share}
        unit={euros}
      />
    </Card>
  );
}

function Fields() {
  const [email, setEmail] = useState('camille.moreau@exemple');
  const [amount, setAmount] = useState('15000.5');
  return (
    <Card headingLevel={3} title={pieceTexts.fields}>
      <Stack>
        <TextField
          error={pieceTexts.emailError}
          label={pieceTexts.email}
          onChange={setEmail}
          type="email"
          value={email}
        />
        <AmountField
          currency="USDC"
          description={pieceTexts.amountHint}
          label={pieceTexts.amount}
          onChange={setAmount}
          value={amount}
        />
      </Stack>
    </Card>
  );
}

function Choices() {
  const [isStacked, setStacked] = useState(true);
  const [period, setPeriod] = useState<(typeof pieceTexts.periods)[number]['value']>('monthly');
  return (
    <Card headingLevel={3} title={pieceTexts.choices}>
      <Stack>
        <Switch isSelected={isStacked} onChange={setStacked}>
          {pieceTexts.stacked}
        </Switch>
        <SegmentedControl
          label={pieceTexts.period}
          onChange={setPeriod}
          options={pieceTexts.periods}
          value={period}
        />
      </Stack>
    </Card>
  );
}
