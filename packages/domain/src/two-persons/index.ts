export {
  areaOfChange,
  type ChangeKind,
  type ChangeState,
  changeKinds,
  changeStates,
  kaskadChangeKinds,
} from './changes.ts';
export { type PaymentFacts, type PaymentHold, paymentHolds, paymentHoldsOf } from './payment-holds.ts';
export { changeKindTexts, changeStateTexts, paymentHoldTexts } from './two-persons.texts.ts';
export {
  type Checker,
  type CheckerRefusal,
  type ControlledChange,
  changeRequestDays,
  checkerRefusal,
  DEFAULT_SECOND_PERSON_EUR,
  decideSecondPerson,
  isMakerEntitled,
  type PaymentsOfDay,
  secondPersonParameter,
  validateReason,
} from './two-persons.ts';
