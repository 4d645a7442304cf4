import type { ComponentType } from "react";
import { useSyncExternalStore } from "react";
import type { LocaleData } from "#engine/pages/data/locale-data.ts";
import { LocaleProvider } from "#site/context/locale-context.tsx";
import { isRequired } from "../core/configuration.ts";
import type { ConsentState } from "../core/consent-state.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import type { ConsentControl } from "./consent-control.ts";
import type { ConsentDialogProps } from "./consent-dialog.tsx";

interface ConsentLayerProps {
  readonly control: ConsentControl;
  readonly localeData: LocaleData;
  /** The dialog while it is open; its code is loaded when it is first opened. */
  readonly dialog:
    | { readonly Dialog: ComponentType<ConsentDialogProps>; readonly onClose: ConsentDialogProps["onClose"] }
    | undefined;
  readonly onOpenDialog: (opener: HTMLElement) => void;
  /** Called when the visitor has decided in the banner, while its button still has the focus. */
  readonly onDecided: () => void;
}

/** The consent interface of every page: the banner until the visitor decides, the dialog while it is open. */
export function ConsentLayer({ control, localeData, dialog, onOpenDialog, onDecided }: ConsentLayerProps) {
  const { confirmed, changed } = useConsentState(control);
  const { configuration } = control;
  const hasOptional = configuration.services.some((service) => !isRequired(configuration, service));
  return (
    <LocaleProvider data={localeData}>
      {confirmed || !hasOptional ? null : (
        <ConsentBanner control={control} changed={changed} onOpenDialog={onOpenDialog} onDecided={onDecided} />
      )}
      {dialog && <dialog.Dialog control={control} onClose={dialog.onClose} />}
    </LocaleProvider>
  );
}

/** The consent state, kept up to date. */
function useConsentState(control: ConsentControl): ConsentState {
  return useSyncExternalStore(control.subscribe, control.getSnapshot, control.getSnapshot);
}
