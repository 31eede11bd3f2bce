export { StaffShell, type StaffShellProps } from './StaffShell.tsx';
