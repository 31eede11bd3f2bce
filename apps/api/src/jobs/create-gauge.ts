import { Gauge, type Registry } from 'prom-client';

/** The gauge of this name: a job that runs again sets the same one. */
export function createGauge(metrics: Registry, name: string, help: string): Gauge {
  const known = metrics.getSingleMetric(name);
  return known instanceof Gauge ? known : new Gauge({ name, help, registers: [metrics] });
}
