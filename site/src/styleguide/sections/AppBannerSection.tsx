import { AppPromotion } from "../../features/visit/app-banner/index.ts";
import { useSettings } from "../../settings/Settings.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Row } from "./Row.tsx";

const ratings = [null, { value: 4.5, count: 1000 }, { value: 5, count: 123_456_789 }];

/** The app banner in its bar: without a rating, with one, and with a long one. */
export function AppBannerSection() {
  const { appPromotion } = useSettings();
  return (
    <>
      {ratings.map((rating) => (
        <Row key={rating?.count ?? 0}>
          <Card>
            <AppPromotion
              promotion={appPromotion}
              offer={{ platform: "ios", to: "#app-banner" }}
              rating={rating}
              onOpen={() => undefined}
              onDismiss={() => undefined}
            />
          </Card>
        </Row>
      ))}
    </>
  );
}
