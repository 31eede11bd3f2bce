import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { LabelLayout } from 'echarts/features';

/** What our charts use of echarts, whatever draws them: the screen or a picture. */
export const chartParts = [BarChart, LineChart, PieChart, GridComponent, LabelLayout];
