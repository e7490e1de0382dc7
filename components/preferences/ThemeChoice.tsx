import { Segment } from '@/components/ui/fields/Segment';
import { useTheme } from '@/lib/client/device/use-theme';

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

/** Changes at once, and in every open tab. */
export function ThemeChoice({ className }: { className?: string | undefined }) {
  const { mode, setMode } = useTheme();
  return <Segment label="Theme" options={themes} value={mode} onChange={setMode} className={className} />;
}
