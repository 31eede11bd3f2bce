import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { LabelLayout } from 'echarts/features';

/** The parts of echarts in use, shared by the SVG on screen and the PNG download. */
export const chartParts = [BarChart, LineChart, PieChart, GridComponent, LabelLayout];
